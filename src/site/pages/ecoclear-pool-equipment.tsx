import { LinePage, type LinePageProps } from '../components/line-page.tsx'

const EcoclearPoolEquipment = (page: LinePageProps) => <LinePage {...page} heading="Pumps, filters, heat and light" />

export default EcoclearPoolEquipment
