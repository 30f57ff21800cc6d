import { Prose } from '../../../components/prose.tsx'
import { useShell } from '../../../components/shell-context.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { AccountPage } from '../../../features/account/frame/account-page.tsx'
import { OrderList } from '../../../features/account/orders/order-list.tsx'
import { zoneHere } from '../../../features/account/parts/day-here.ts'
import { PageHead } from '../../../features/account/parts/page-head.tsx'
import { useMinute } from '../../../state/use-minute.ts'

const Orders = ({ title, slots }: EditorialPage<'account/orders'>) => {
  const { code } = useShell().edition
  const now = useMinute()
  return (
    <AccountPage current="orders" waiting={<PageHead title={title} />}>
      {({ orders }) => (
        <>
          <PageHead title={orders.length === 0 ? 'No orders yet.' : title}>
            {orders.length === 0 && <Prose html={slots.hero.html} />}
          </PageHead>
          <div className="wrap">{now && <OrderList orders={orders} timeZone={zoneHere(code)} now={now} />}</div>
        </>
      )}
    </AccountPage>
  )
}

export default Orders
