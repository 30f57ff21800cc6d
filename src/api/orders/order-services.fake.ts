import type { Gazetteer } from '../../domain/places/gazetteer.ts'
import { terms } from '../../domain/pricing/price-terms.fake.ts'
import { createProductLookup } from '../catalogue/product-lookup.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type Composed, composeMessage } from '../mail/mail-message.ts'
import { type FakeGateway, fakeGateway } from '../payments/gateway.fake.ts'
import { fillFirstCounts } from '../stock/first-count.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import type { OrderServices } from './order-services.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'

const item = (sku: string, price: number, shippingClass = 'parcel') => ({
  name: `The ${sku}`,
  sku,
  slug: sku.toLowerCase(),
  price,
  brand: 'Dolphin',
  shippingClass,
  categories: { seoTitle: 'Residential' },
  imagesCollection: { items: [{ url: `https://images.example/${sku}.webp` }] },
})

export const catalogueItems = [
  item('PW-S100', 999),
  item('PW-S300I', 1899),
  item('PW-CADDY', 189, 'bulky'),
  item('PW-FILTER', 55, 'satchel'),
  item('PW-HEAT', 2999, 'freight'),
]

/** Knows one place of two names. */
const gazetteer: Gazetteer = {
  suggest: (typed) =>
    /kirrawee|2232/i.test(typed) ? [{ name: 'Kirrawee', state: 'NSW', postcode: '2232', lat: -34, lon: 151 }] : [],
}

const weekday = '08:00-18:00'

export interface FakeOrderServices extends OrderServices {
  gateway: FakeGateway
  /** What letters were queued, as "paid AU-10001-5". */
  letters: string[]
  /** What jobs were sent. */
  sent: { queue: string; data: unknown }[]
  /** What the catalogue says. */
  items: ReturnType<typeof item>[]
}

/** Jobs that are noted instead of being done. */
const notedJobs = (sent: FakeOrderServices['sent']): Jobs => ({
  send: async (_unit, { name }, data) => {
    sent.push({ queue: name, data })
  },
  work: async () => undefined,
  retry: async () => undefined,
  stop: async () => undefined,
})

const letterTo = (address: string, key: string): Composed =>
  composeMessage({
    key,
    from: { name: 'Poolwright', address: 'help@poolwright.example' },
    to: { name: '', address },
    letter: { subject: key, html: key, text: key },
  })

export const fakeOrderServices = (db: Db, gateway = fakeGateway()): FakeOrderServices => {
  const letters: string[] = []
  const sent: FakeOrderServices['sent'] = []
  const items = [...catalogueItems]
  const { codes: _codes, ...price } = terms
  const dispatch = { timeZone: 'Australia/Sydney', state: 'NSW', cutOff: '13:00', holidays: [] }
  return {
    db,
    gateway,
    letters,
    sent,
    items,
    jobs: notedJobs(sent),
    catalogue: createProductLookup({
      ask: async (skus) => items.filter(({ sku }) => skus.includes(sku)),
      freshFor: -1,
    }),
    terms: () => ({
      terms: price,
      dispatch,
      pickUp: {
        ...dispatch,
        point: {
          slug: 'kirrawee',
          name: 'Kirrawee',
          street: '41 Bath Road',
          suburb: 'Kirrawee',
          state: 'NSW',
          postcode: '2232',
        },
        keptDays: 14,
        hours: { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday },
        readyAfterHours: 2,
      },
      returnDays: 30,
      refundDays: 5,
      reservationMinutes: 30,
    }),
    compose: async (kind, { number, email }) => {
      letters.push(`${kind} ${number}`)
      const composed = letterTo(email, `${kind}/${number}`)
      return composed.ok ? composed.message : undefined
    },
    draw: async ({ number }) => Buffer.from(`%PDF of ${number}`),
    keySecret: 'a secret for tests',
    gazetteer: async () => gazetteer,
    returnUrl: (checkout) => `https://shop.example/en-au/shop/checkout/verify/?checkout=${checkout}`,
  }
}

export const now = new Date('2026-11-17T00:30:00Z')

export const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

export const fillStock = (db: Db, counts: Record<string, number>): Promise<number> =>
  fillFirstCounts(
    db,
    Object.entries(counts).map(([sku, onHand]) => ({ sku, onHand, backOn: null })),
    now,
  )

let checkouts = 0

/** A checkout that nothing is wrong with. */
export const aRequest = (changed: Partial<CheckoutRequest> = {}): CheckoutRequest => {
  checkouts += 1
  return {
    checkout: `checkout-${checkouts}-`.padEnd(24, 'x'),
    secret: `secret-${checkouts}-`.padEnd(32, 'x'),
    lines: [{ sku: 'PW-S300I', quantity: 1 }],
    isPickUp: false,
    ownBilling: false,
    details: {
      email: 'priya@nair.example',
      phone: '0491 570 156',
      name: 'Priya Nair',
      street: '18 Boonah Street',
      suburb: 'Kirrawee',
      state: 'NSW',
      postcode: '2232',
    },
    code: '',
    ...changed,
  }
}

/** Placed and paid, as a customer does it. */
export const buy = async (services: FakeOrderServices, changed: Partial<CheckoutRequest> = {}) => {
  const request = aRequest(changed)
  const placed = await placeOrder(services, request, now)
  if (!placed.ok) throw new Error(JSON.stringify(placed))
  const paying = await payOrder(services, { ...request, method: 'pm_ok', acceptedTotal: placed.order.total }, now)
  if (!paying.ok) throw new Error(paying.reason)
  return { request, order: paying.order }
}
