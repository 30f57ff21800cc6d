import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const AboveGroundPoolCleaners = (page: LinePageProps) => (
  <LinePage {...page} heading="Robots that suit a pool above ground" />
)

export default AboveGroundPoolCleaners
