import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { CaseOfMine, WaitingCase } from '../../../features/account/cases/case-of-mine.tsx'
import { AccountPage } from '../../../features/account/frame/account-page.tsx'
import { useRouteParams } from '../../../state/route-params.ts'

const Case = ({ slots }: EditorialPage<'account/case'>) => {
  const reference = useRouteParams()?.reference
  return (
    <AccountPage current="cases" waiting={<WaitingCase />}>
      {() => <CaseOfMine key={reference} reference={reference} notMine={<Prose html={slots.hero.html} />} />}
    </AccountPage>
  )
}

export default Case
