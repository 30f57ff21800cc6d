import { expect, it } from 'vitest'
import { checkoutPath } from './checkout-path.ts'
import { stepPath } from './step-path.ts'

it('leads from the cart to the receipt, and every step after the cart is beneath the checkout', () => {
  const [cart, ...steps] = (['cart', 'details', 'verify', 'complete'] as const).map((step) => stepPath('en-au', step))
  expect(cart).toBe('/en-au/shop/cart/')
  expect(steps).toEqual([checkoutPath, `${checkoutPath}verify/`, `${checkoutPath}complete/`])
  expect(checkoutPath).toBe('/en-au/shop/checkout/')
})
