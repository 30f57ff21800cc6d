import { addCents, type Cents, centsFromPrice as cents } from '../../../domain/money/money.ts'
import type { Order, OrderLine } from '../../../domain/orders/order.ts'
import { gstIn } from '../../../domain/pricing/gst.ts'
import type { PickUpPoint } from './letter-details.ts'
import { lineAmount } from './phrases/order-goods.ts'

export const lineOf = (changes: Partial<OrderLine> = {}): OrderLine => ({
  sku: 'PW-S300I',
  name: 'Dolphin S 300i',
  slug: 'dolphin-s300i',
  picture: 'https://images.example/dolphin-s300i.webp',
  quantity: 1,
  price: cents(1899),
  off: cents(0),
  isBonus: false,
  refundedUnits: 0,
  ...changes,
})

const filter = lineOf({
  sku: 'PW-FINE',
  name: 'Fine filter, S series',
  slug: 'fine-filter',
  quantity: 2,
  price: cents(59),
})
const caddy = lineOf({ sku: 'PW-CADDY', name: 'Caddy', slug: 'caddy', price: cents(189) })

/** With the sums that its lines, its code and its delivery make. */
export const withSums = (order: Order): Order => {
  const goods = addCents(...order.lines.map(lineAmount))
  const total = (goods + order.deliveryCost - order.off) as Cents
  return { ...order, goods, total, gst: gstIn(total) }
}

/** AU-10482-6, paid in Sydney at noon and twenty-one minutes. */
export const orderOf = (changes: Partial<Order> = {}): Order =>
  withSums({
    number: 'AU-10482-6',
    state: 'paid',
    email: 'priya@nair.example',
    name: 'Priya Nair',
    phone: '0491 570 156',
    delivery: {
      kind: 'door',
      address: { street: '18 Boonah Street', suburb: 'Caringbah', state: 'NSW', postcode: '2229' },
      zone: 'metro',
    },
    notes: '',
    lines: [lineOf(), filter, caddy],
    goods: cents(0),
    off: cents(0),
    deliveryCost: cents(0),
    total: cents(0),
    gst: cents(0),
    card: { brand: 'visa', last4: '4242' },
    promise: { kind: 'door', leaves: '2026-11-16', from: '2026-11-17', to: '2026-11-18' },
    refunded: cents(0),
    placedAt: new Date('2026-11-16T12:19:00+11:00'),
    paidAt: new Date('2026-11-16T12:21:00+11:00'),
    ...changes,
  })

export const pickUpOrder = (changes: Partial<Order> = {}): Order =>
  orderOf({
    delivery: { kind: 'pick-up', point: 'poolwright-kirrawee' },
    promise: { kind: 'pick-up', ready: '2026-11-16T03:30:00.000Z' },
    ...changes,
  })

const weekday = '08:00-16:30'

export const kirrawee: PickUpPoint = {
  name: 'Poolwright Kirrawee',
  street: '41 Bath Road',
  suburb: 'Kirrawee',
  state: 'NSW',
  postcode: '2232',
  hours: { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat: '09:00-13:00' },
  timeZone: 'Australia/Sydney',
}
