import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { PageHead } from '../../../features/account/parts/page-head.tsx'
import { type Downloads, DownloadsView } from '../../../features/dealer-area/downloads/downloads-view.tsx'
import { DealerPage } from '../../../features/dealer-area/frame/dealer-page.tsx'

const DealerDownloads = ({ title, slots, groups }: EditorialPage<'dealer/downloads'> & Downloads) => (
  <DealerPage
    current="downloads"
    waiting={
      <PageHead title={title}>
        <Prose html={slots.hero.html} />
      </PageHead>
    }
  >
    {() => <DownloadsView title={title} groups={groups} />}
  </DealerPage>
)

export default DealerDownloads
