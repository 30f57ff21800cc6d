import { expect, it } from 'vitest'
import { emptyCart } from '../../../../domain/cart/cart.ts'
import { boughtLine } from '../../order/checkout-order.fake.ts'
import { cartAfterOrder } from './cart-after-order.ts'

const line = (sku: string, quantity: number) => ({ sku, name: sku, slug: sku, quantity })

it('a cart is emptied of what was ordered, and keeps what was put into it since', () => {
  const cart = {
    ...emptyCart,
    id: 'order',
    paymentMethod: { id: 'pm_1', billing_details: {} },
    lineItems: [line('PW-FF-S', 3), line('PW-CADDY', 1), line('PW-S300I', 1)],
  }
  const lines = [
    boughtLine(),
    boughtLine({ sku: 'PW-S300I', quantity: 1 }),
    boughtLine({ sku: 'PW-CADDY', isBonus: true }),
  ]
  expect(cartAfterOrder(cart, { lines })).toEqual({
    ...emptyCart,
    lineItems: [line('PW-FF-S', 1), line('PW-CADDY', 1)],
  })
})
