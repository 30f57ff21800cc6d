import type { PartLife } from '../../../domain/after-sales/wear.ts'
import { Prose } from '../../components/prose.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { AccountPage } from '../../features/account/frame/account-page.tsx'
import { AccountHome, WaitingHome } from '../../features/account/home/account-home.tsx'
import { useJustMeasured } from '../../features/account/pool/just-measured.ts'

const Account = ({ slots, lives }: EditorialPage<'account'> & { lives: PartLife[] }) => {
  const isNew = useJustMeasured()
  return (
    <AccountPage current="pool" waiting={<WaitingHome />}>
      {(me) => <AccountHome me={me} unmeasured={<Prose html={slots.hero.html} />} lives={lives} isNew={isNew} />}
    </AccountPage>
  )
}

export default Account
