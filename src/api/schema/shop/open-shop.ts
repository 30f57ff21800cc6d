import { ExpectedError } from '../../function/expected-error.ts'
import type { OrderDesk } from '../../orders/order-desk.ts'
import type { SiteContext } from '../site-context.ts'

/** The desk that takes orders. Throws where there is none. */
export const openShop = ({ orders }: SiteContext): OrderDesk => {
  if (orders !== undefined) return orders
  throw new ExpectedError('Nothing can be bought online at the moment. Ring us, and we take the order by phone.', {
    code: 'SHOP_CLOSED',
    status: 503,
  })
}
