import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const MineralSwim = (page: LinePageProps) => <LinePage {...page} heading="Unit, canister and minerals" />

export default MineralSwim
