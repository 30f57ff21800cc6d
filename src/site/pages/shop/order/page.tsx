import { Prose } from '../../../components/prose.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { takeSections } from '../../../content/take-sections.ts'
import { GuestOrderPage } from '../../../features/order/guest/guest-order-page.tsx'
import { OrderNotes } from '../../../features/order/order-notes.tsx'

const ShopOrder = ({ title, sections }: EditorialPage) => {
  const { take, rest } = takeSections(sections)
  return (
    <GuestOrderPage title={title} lead={<Prose html={take('hero')?.html} />} notes={<OrderNotes sections={rest} />} />
  )
}

export default ShopOrder
