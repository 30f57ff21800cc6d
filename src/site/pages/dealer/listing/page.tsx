import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { PageHead } from '../../../features/account/parts/page-head.tsx'
import { DealerPage } from '../../../features/dealer-area/frame/dealer-page.tsx'
import { ListingView } from '../../../features/dealer-area/listing/listing-view.tsx'

const Listing = ({ title, slots }: EditorialPage<'dealer/listing'>) => (
  <DealerPage
    current="listing"
    waiting={
      <PageHead title={title}>
        <Prose html={slots.hero.html} />
      </PageHead>
    }
  >
    {(home) => <ListingView title={title} home={home} />}
  </DealerPage>
)

export default Listing
