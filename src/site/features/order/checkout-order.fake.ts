import type { Cents } from '../../../domain/money/money.ts'
import type { CheckoutOrder, CheckoutOrderLine } from './answered-order.ts'

const cents = (amount: number) => amount as Cents

export const boughtLine = (given: Partial<CheckoutOrderLine> = {}): CheckoutOrderLine => ({
  sku: 'PW-FF-S',
  name: 'Fine filter, S series',
  slug: 'fine-filter-s',
  picture: '/fine-filter.webp',
  quantity: 2,
  price: cents(5500),
  off: cents(0),
  isBonus: false,
  ...given,
})

/** An order to a door in Kirrawee that waits to be paid. */
export const checkoutOrder = (given: Partial<CheckoutOrder> = {}): CheckoutOrder => {
  const lines = given.lines ?? [boughtLine()]
  const goods = cents(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  const { off = cents(0), deliveryCost = cents(0) } = given
  return {
    number: 'AU-10482-K',
    state: 'PENDING',
    email: 'priya@nair.example',
    name: 'Priya Nair',
    phone: '+61491570156',
    isPickUp: false,
    address: { street: '18 Boonah Street', suburb: 'Kirrawee', state: 'NSW', postcode: '2232' },
    zone: 'metro',
    lines,
    goods,
    off,
    code: null,
    deliveryCost,
    total: cents(goods - off + deliveryCost),
    gst: cents(0),
    card: null,
    promise: null,
    heldUntil: '2026-11-16T02:45:00.000Z',
    declined: null,
    placedAt: '2026-11-16T02:15:00.000Z',
    paidAt: null,
    ...given,
  }
}
