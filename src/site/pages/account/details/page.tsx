import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { OwnDetails, WaitingDetails } from '../../../features/account/details/own-details.tsx'
import { AccountPage } from '../../../features/account/frame/account-page.tsx'
import { PageHead } from '../../../features/account/parts/page-head.tsx'

const Details = ({ title, slots }: EditorialPage<'account/details'>) => (
  <AccountPage
    current="details"
    waiting={
      <>
        <PageHead title={title}>
          <Prose html={slots.hero.html} />
        </PageHead>
        <div className="wrap">
          <WaitingDetails />
        </div>
      </>
    }
  >
    {(me) => (
      <>
        <PageHead title={title}>
          <Prose html={slots.hero.html} />
        </PageHead>
        <div className="wrap">
          <OwnDetails me={me} />
        </div>
      </>
    )}
  </AccountPage>
)

export default Details
