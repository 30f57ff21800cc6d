import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const Dolphin = (page: LinePageProps) => <LinePage {...page} heading="The Dolphin family" />

export default Dolphin
