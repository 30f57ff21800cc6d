import { Prose } from '../../../components/prose.tsx'
import { useShell } from '../../../components/shell-context.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { AccountPage } from '../../../features/account/frame/account-page.tsx'
import { PageHead } from '../../../features/account/parts/page-head.tsx'
import { noteMeasured } from '../../../features/account/pool/just-measured.ts'
import { PoolForm } from '../../../features/account/pool/pool-form.tsx'

const AccountPool = ({ title, slots }: EditorialPage<'account/pool'>) => {
  const { code } = useShell().edition
  const back = { href: `/${code}/account/`, label: 'My pool' }
  const head = (
    <PageHead title={title} back={back}>
      <Prose html={slots.hero.html} />
    </PageHead>
  )
  return (
    <AccountPage current="pool" waiting={head}>
      {({ pool }) => (
        <>
          {head}
          <PoolForm
            pool={pool}
            onSaved={() => {
              noteMeasured()
              location.assign(`/${code}/account/`)
            }}
          />
        </>
      )}
    </AccountPage>
  )
}

export default AccountPool
