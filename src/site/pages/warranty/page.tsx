import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import type { WarrantyData } from '../../content/warranty.ts'
import Page, { type ReadingPage } from '../../templates/page.tsx'
import { WarrantyHelper } from '../../tools/warranty-helper.tsx'

const Warranty = ({ warranty, ...page }: ReadingPage & { warranty: WarrantyData }) => (
  <Page {...page}>
    <FeatureBoundary of="warranty-helper" name="The warranty check">
      <WarrantyHelper heading="Is mine still covered?" warranty={warranty} />
    </FeatureBoundary>
  </Page>
)

export default Warranty
