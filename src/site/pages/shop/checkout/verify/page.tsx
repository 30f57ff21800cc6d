import type { EditorialPage } from '../../../../content/section.ts'
import { takeSections } from '../../../../content/take-sections.ts'
import { CheckoutFrame } from '../../../../features/checkout/frame/checkout-frame.tsx'
import { VerifyStep } from '../../../../features/checkout/verify/verify-step.tsx'
import { OrderNotes } from '../../../../features/order/order-notes.tsx'

const ShopCheckoutVerify = ({ sections }: EditorialPage) => {
  const { take, rest } = takeSections(sections)
  return <VerifyStep lead={take('hero')?.html} notes={<OrderNotes sections={rest} />} />
}

export default Object.assign(ShopCheckoutVerify, { frame: CheckoutFrame })
