import type { EditorialPage } from '../../../content/section.ts'
import { takeSections } from '../../../content/take-sections.ts'
import { DetailsStep } from '../../../features/checkout/details/details-step.tsx'
import { CheckoutFrame } from '../../../features/checkout/frame/checkout-frame.tsx'
import { OrderNotes } from '../../../features/order/order-notes.tsx'

const ShopCheckout = ({ sections }: EditorialPage) => {
  const { take, rest } = takeSections(sections)
  return <DetailsStep lead={take('hero')?.html} notes={<OrderNotes sections={rest} />} />
}

export default Object.assign(ShopCheckout, { frame: CheckoutFrame })
