// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { type Cart, emptyCart } from '../../../domain/cart/cart.ts'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import { onShopEvents, type ShopEvent } from '../measurement/shop-events.ts'
import { useViewCart } from './use-view-cart.ts'

const Page = ({ cart }: { cart: Cart }) => {
  useViewCart(cart)
  return null
}

const line = { sku: 'A', name: 'A', slug: 'a', quantity: 2 }
const unpriced: Cart = { ...emptyCart, lineItems: [line] }
const priced: Cart = { ...emptyCart, lineItems: [{ ...line, price: cents(119) }] }

it('a look at the cart is told once, with its values, however often it is emptied and refilled', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const told: ShopEvent[] = []
  onShopEvents((event) => told.push(event))
  // Files share a process: what others have told before is not of this view.
  told.length = 0
  const root = createRoot(document.createElement('div'))
  const show = (cart: Cart) => act(() => root.render(<Page cart={cart} />))
  for (const cart of [emptyCart, unpriced]) show(cart)
  expect(told).toEqual([])
  for (const cart of [priced, emptyCart, priced]) show(cart)
  expect(told).toEqual([{ name: 'view_cart', currency: 'AUD', items: priced.lineItems }])
  act(() => root.unmount())
})
