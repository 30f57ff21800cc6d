import { ExpectedError } from '../../expected-error.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import type { SiteContext } from '../site-context.ts'

/** What takes orders. Throws where nothing does. */
export const requireShop = ({ orders }: SiteContext): OrderServices => {
  if (orders !== undefined) return orders
  throw new ExpectedError('The online shop is closed just now. Ring us and we’ll take your order by phone.', {
    code: 'SHOP_CLOSED',
    status: 503,
  })
}
