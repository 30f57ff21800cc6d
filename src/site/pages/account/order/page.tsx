import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { AccountPage } from '../../../features/account/frame/account-page.tsx'
import { OrderOfMine } from '../../../features/account/orders/order-of-mine.tsx'
import { WaitingOrder } from '../../../features/account/orders/own-order.tsx'
import { useRouteParams } from '../../../state/route-params.ts'

const Order = ({ slots }: EditorialPage<'account/order'>) => {
  const number = useRouteParams()?.number
  return (
    <AccountPage current="orders" waiting={<WaitingOrder />}>
      {() => <OrderOfMine key={number} number={number} notMine={<Prose html={slots.hero.html} />} />}
    </AccountPage>
  )
}

export default Order
