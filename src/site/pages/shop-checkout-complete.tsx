import { NoOrder } from '../components/cart/no-order.tsx'
import type { EditorialPage as Content } from '../content/section.ts'
import { OrderPage } from './order/order-page.tsx'

const ShopCheckoutComplete = (page: Content) => (
  <OrderPage {...page} step={3}>
    <NoOrder heading="There is no finished order here" />
  </OrderPage>
)

export default ShopCheckoutComplete
