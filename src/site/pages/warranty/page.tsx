import type { WarrantyData } from '../../content/warranty.ts'
import Page, { type ReadingPage } from '../../templates/page.tsx'
import { WarrantyHelper } from '../../tools/warranty-helper.tsx'

const Warranty = ({ warranty, ...page }: ReadingPage & { warranty: WarrantyData }) => (
  <Page {...page}>
    <WarrantyHelper heading="Is mine still covered?" warranty={warranty} />
  </Page>
)

export default Warranty
