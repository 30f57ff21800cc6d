import { Prose } from '../../components/prose.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { PageHead } from '../../features/account/parts/page-head.tsx'
import { DealerPage } from '../../features/dealer-area/frame/dealer-page.tsx'
import { DealerHomeView } from '../../features/dealer-area/home/dealer-home-view.tsx'

const Dealer = ({ title, slots }: EditorialPage<'dealer'>) => (
  <DealerPage
    current="home"
    waiting={
      <PageHead title={title}>
        <Prose html={slots.hero.html} />
      </PageHead>
    }
  >
    {(home) => <DealerHomeView home={home} />}
  </DealerPage>
)

export default Dealer
