import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const Skimmi = (page: LinePageProps) => <LinePage {...page} heading="Skimmi and what fits it" />

export default Skimmi
