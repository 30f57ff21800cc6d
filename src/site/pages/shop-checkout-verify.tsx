import { NoOrder } from '../components/cart/no-order.tsx'
import { EditorialPage } from '../components/editorial-page.tsx'
import type { EditorialPage as Content } from '../content/section.ts'

const ShopCheckoutVerify = (page: Content) => (
  <EditorialPage {...page}>
    <NoOrder heading="There is no order to verify" />
  </EditorialPage>
)

export default ShopCheckoutVerify
