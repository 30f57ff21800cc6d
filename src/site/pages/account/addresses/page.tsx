import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { OwnAddresses } from '../../../features/account/addresses/own-addresses.tsx'
import { AccountPage } from '../../../features/account/frame/account-page.tsx'
import { PageHead } from '../../../features/account/parts/page-head.tsx'

const Addresses = ({ title, slots }: EditorialPage<'account/addresses'>) => {
  const head = (
    <PageHead title={title}>
      <Prose html={slots.hero.html} />
    </PageHead>
  )
  return (
    <AccountPage current="addresses" waiting={head}>
      {(me) => (
        <>
          {head}
          <div className="wrap">
            <OwnAddresses me={me} />
          </div>
        </>
      )}
    </AccountPage>
  )
}

export default Addresses
