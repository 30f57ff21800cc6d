import { NoOrder } from '../components/cart/no-order.tsx'
import type { EditorialPage as Content } from '../content/section.ts'
import { OrderPage } from './order/order-page.tsx'

const ShopCheckoutVerify = (page: Content) => (
  <OrderPage {...page} step={2}>
    <NoOrder heading="There is no order to verify" />
  </OrderPage>
)

export default ShopCheckoutVerify
