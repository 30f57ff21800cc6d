import type { OfferedProduct } from '../../../../domain/forms/form-definition.ts'
import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { PageHead } from '../../../features/account/parts/page-head.tsx'
import { DealerPage } from '../../../features/dealer-area/frame/dealer-page.tsx'
import { WarrantyView } from '../../../features/dealer-area/warranty/warranty-view.tsx'

const Warranty = ({
  title,
  slots,
  products,
}: EditorialPage<'dealer/warranty'> & { products: readonly OfferedProduct[] }) => (
  <DealerPage
    current="warranty"
    waiting={
      <PageHead title={title}>
        <Prose html={slots.hero.html} />
      </PageHead>
    }
  >
    {(home) => <WarrantyView title={title} home={home} products={products} />}
  </DealerPage>
)

export default Warranty
