import type { EditorialPage } from '../../../../content/section.ts'
import { CheckoutFrame } from '../../../../features/checkout/frame/checkout-frame.tsx'
import { VerifyStep } from '../../../../features/checkout/verify/verify-step.tsx'
import { OrderNotes } from '../../../../features/order/order-notes.tsx'

const ShopCheckoutVerify = ({ slots, rest }: EditorialPage<'shop/checkout/verify'>) => (
  <VerifyStep lead={slots.hero.html} notes={<OrderNotes sections={rest} />} />
)

export default Object.assign(ShopCheckoutVerify, { frame: CheckoutFrame })
