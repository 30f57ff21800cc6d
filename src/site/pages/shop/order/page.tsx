import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { GuestOrderPage } from '../../../features/order/guest/guest-order-page.tsx'
import { OrderNotes } from '../../../features/order/order-notes.tsx'

const ShopOrder = ({ title, slots, rest }: EditorialPage<'shop/order'>) => (
  <GuestOrderPage title={title} lead={<Prose html={slots.hero.html} />} notes={<OrderNotes sections={rest} />} />
)

export default ShopOrder
