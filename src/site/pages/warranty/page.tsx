import type { WarrantyData } from '../../content/warranty.ts'
import { WarrantyHelper } from '../../features/warranty/warranty-helper.tsx'
import Page, { type ReadingPage } from '../../templates/page/page.tsx'

const Warranty = ({ warranty, ...page }: ReadingPage & { warranty: WarrantyData }) => (
  <Page {...page}>
    <WarrantyHelper heading="Is mine still covered?" warranty={warranty} />
  </Page>
)

export default Warranty
