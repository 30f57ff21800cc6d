import type { EditorialPage } from '../../../../content/section.ts'
import { takeSections } from '../../../../content/take-sections.ts'
import { CompleteStep } from '../../../../features/checkout/complete/complete-step.tsx'
import { CheckoutFrame } from '../../../../features/checkout/frame/checkout-frame.tsx'
import { OrderNotes } from '../../../../features/order/order-notes.tsx'

const ShopCheckoutComplete = ({ sections }: EditorialPage) => {
  const { take, rest } = takeSections(sections)
  // The order's own timeline says it with days and times.
  take('steps')
  return <CompleteStep notes={<OrderNotes sections={rest} />} />
}

export default Object.assign(ShopCheckoutComplete, { frame: CheckoutFrame })
