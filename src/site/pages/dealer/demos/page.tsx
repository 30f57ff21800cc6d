import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { PageHead } from '../../../features/account/parts/page-head.tsx'
import { DemosView } from '../../../features/dealer-area/demos/demos-view.tsx'
import { DealerPage } from '../../../features/dealer-area/frame/dealer-page.tsx'

const Demos = ({ title, slots }: EditorialPage<'dealer/demos'>) => (
  <DealerPage
    current="demos"
    waiting={
      <PageHead title={title}>
        <Prose html={slots.hero.html} />
      </PageHead>
    }
  >
    {(home) => <DemosView home={home} />}
  </DealerPage>
)

export default Demos
