import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const Niya = (page: LinePageProps) => <LinePage {...page} heading="Niya and what fits it" />

export default Niya
