import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const DolphinCommercial = (page: LinePageProps) => <LinePage {...page} heading="Machines for public pools" />

export default DolphinCommercial
