import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const OzoneSwim = (page: LinePageProps) => <LinePage {...page} heading="Ozone Swim by pool size" />

export default OzoneSwim
