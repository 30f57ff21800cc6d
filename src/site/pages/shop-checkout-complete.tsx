import { NoOrder } from '../components/cart/no-order.tsx'
import { OrderSteps } from '../components/cart/order-steps.tsx'
import { EditorialPage } from '../components/editorial-page.tsx'
import type { EditorialPage as Content } from '../content/section.ts'

const ShopCheckoutComplete = (page: Content) => (
  <>
    <OrderSteps at={3} />
    <EditorialPage {...page}>
      <NoOrder heading="There is no finished order here" />
    </EditorialPage>
  </>
)

export default ShopCheckoutComplete
