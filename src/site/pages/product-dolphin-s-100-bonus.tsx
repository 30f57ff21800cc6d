import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const DolphinS100Bonus = (page: LinePageProps) => <LinePage {...page} heading="The robot in question" />

export default DolphinS100Bonus
