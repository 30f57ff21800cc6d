import type { EditorialPage } from '../../../content/section.ts'
import { DetailsStep } from '../../../features/checkout/details/details-step.tsx'
import { CheckoutFrame } from '../../../features/checkout/frame/checkout-frame.tsx'
import { OrderNotes } from '../../../features/order/order-notes.tsx'

const ShopCheckout = ({ slots, rest }: EditorialPage<'shop/checkout'>) => (
  <DetailsStep lead={slots.hero.html} notes={<OrderNotes sections={rest} />} />
)

export default Object.assign(ShopCheckout, { frame: CheckoutFrame })
