import type { EditorialPage } from '../../../../content/section.ts'
import { CompleteStep } from '../../../../features/checkout/complete/complete-step.tsx'
import { CheckoutFrame } from '../../../../features/checkout/frame/checkout-frame.tsx'
import { OrderNotes } from '../../../../features/order/order-notes.tsx'

const ShopCheckoutComplete = ({ rest }: EditorialPage<'shop/checkout/complete'>) => (
  <CompleteStep notes={<OrderNotes sections={rest} />} />
)

export default Object.assign(ShopCheckoutComplete, { frame: CheckoutFrame })
