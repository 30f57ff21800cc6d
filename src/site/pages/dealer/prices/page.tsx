import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { PageHead } from '../../../features/account/parts/page-head.tsx'
import { DealerPage } from '../../../features/dealer-area/frame/dealer-page.tsx'
import { PricesView } from '../../../features/dealer-area/prices/prices-view.tsx'

const Prices = ({ title, slots }: EditorialPage<'dealer/prices'>) => (
  <DealerPage
    current="prices"
    waiting={
      <PageHead title={title}>
        <Prose html={slots.hero.html} />
      </PageHead>
    }
  >
    {(home) => <PricesView title={title} home={home} />}
  </DealerPage>
)

export default Prices
