import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const Ecoswim = (page: LinePageProps) => <LinePage {...page} heading="EcoSwim units" />

export default Ecoswim
