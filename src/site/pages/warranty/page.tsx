import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import type { WarrantyData } from '../../content/warranty.ts'
import { WarrantyHelper } from '../../features/warranty/warranty-helper.tsx'
import Page, { type ReadingPage } from '../../templates/page/page.tsx'

const Warranty = ({ warranty, ...page }: ReadingPage & { warranty: WarrantyData }) => (
  <Page {...page}>
    <FeatureBoundary of="warranty-helper" name="The warranty check">
      <WarrantyHelper heading="Is mine still covered?" warranty={warranty} />
    </FeatureBoundary>
  </Page>
)

export default Warranty
