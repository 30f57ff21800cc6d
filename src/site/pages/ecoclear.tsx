import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const Ecoclear = (page: LinePageProps) => <LinePage {...page} heading="EcoClear units by pool size" />

export default Ecoclear
