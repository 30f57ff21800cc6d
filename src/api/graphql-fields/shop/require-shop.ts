import { ExpectedError } from '../../expected-error.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import type { SiteContext } from '../site-context.ts'

/** What takes orders. Throws where nothing does. */
export const requireShop = ({ orders }: SiteContext): OrderServices => {
  if (orders !== undefined) return orders
  throw new ExpectedError('Nothing can be bought online at the moment. Ring us, and we take the order by phone.', {
    code: 'SHOP_CLOSED',
    status: 503,
  })
}
