import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const LibertyCordless = (page: LinePageProps) => <LinePage {...page} heading="Three without a cable" />

export default LibertyCordless
