import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { CaseList } from '../../../features/account/cases/case-list.tsx'
import { AccountPage } from '../../../features/account/frame/account-page.tsx'
import body from '../../../features/account/parts/account-body.module.css'
import { PageHead } from '../../../features/account/parts/page-head.tsx'

const Cases = ({ title, slots }: EditorialPage<'account/cases'>) => (
  <AccountPage current="cases" waiting={<PageHead title={title} />}>
    {({ cases }) => (
      <>
        <PageHead title={cases.length === 0 ? 'Nothing in the workshop.' : title}>
          <Prose html={slots.hero.html} />
        </PageHead>
        <div className={`wrap ${body.body}`}>
          <CaseList cases={cases} />
        </div>
      </>
    )}
  </AccountPage>
)

export default Cases
