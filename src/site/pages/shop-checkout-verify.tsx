import { NoOrder } from '../components/cart/no-order.tsx'
import { OrderSteps } from '../components/cart/order-steps.tsx'
import { EditorialPage } from '../components/editorial-page.tsx'
import type { EditorialPage as Content } from '../content/section.ts'

const ShopCheckoutVerify = (page: Content) => (
  <>
    <OrderSteps at={2} />
    <EditorialPage {...page}>
      <NoOrder heading="There is no order to verify" />
    </EditorialPage>
  </>
)

export default ShopCheckoutVerify
