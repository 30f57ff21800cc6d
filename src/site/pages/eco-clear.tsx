import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const EcoClear = (page: LinePageProps) => <LinePage {...page} heading="EcoClear units" />

export default EcoClear
