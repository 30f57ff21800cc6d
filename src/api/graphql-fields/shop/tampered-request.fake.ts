import { eq } from 'drizzle-orm'
import { priceOrder } from '../../../domain/pricing/price-order.ts'
import { orders } from '../../db/schema/orders.ts'
import { aRequest, buy, catalogueItems, type FakeOrderServices } from '../../orders/order-services.fake.ts'
import { askShop } from './ask-shop.fake.ts'

const place = `mutation Place($checkout: String!, $secret: String!, $lines: [CartLineInput!]!, $isPickUp: Boolean!, $ownBilling: Boolean!, $fields: [FormFieldInput!]!, $code: String!) {
  placeOrder(checkout: $checkout, secret: $secret, lines: $lines, isPickUp: $isPickUp, ownBilling: $ownBilling, fields: $fields, code: $code) {
    order { number email name phone total goods off deliveryCost gst lines { sku quantity price isBonus } } reason
  }
}`
const pay = `mutation Pay($checkout: String!, $secret: String!, $method: String!, $acceptedTotal: Int!) {
  payOrder(checkout: $checkout, secret: $secret, method: $method, acceptedTotal: $acceptedTotal) { order { number name total state } reason }
}`
const see = `query See($checkout: String!, $secret: String!) { orderOfCheckout(checkout: $checkout, secret: $secret) { order { number name } reason } }`
const guest = `query Guest($number: String!, $proof: String!) { guestOrder(number: $number, proof: $proof) { found { key order { name phone number } } problem } }`
const cancel = `mutation Cancel($number: String!, $proof: String!) { cancelOrder(number: $number, proof: $proof) { found { order { state } } problem } }`
const sendBack = `mutation Back($number: String!, $proof: String!, $key: String!, $lines: [ReturnedLineInput!]!, $reason: ReturnReason!, $words: String!) {
  startReturn(number: $number, proof: $proof, key: $key, lines: $lines, reason: $reason, words: $words) { returnNumber problem }
}`
const code = `query Code($code: String!) { promotionCode(code: $code) { code } }`
const stock = `query Stock($skus: [String!]!) { stock(skus: $skus) { sku available } }`

/** Nobody's answer may name whoever this belongs to. */
export const marker = 'Victoria Other-Person'

/** An order that belongs to somebody else, paid. */
export const victimOrder = async (services: FakeOrderServices) => {
  const details = { ...aRequest().details, name: marker, email: 'victoria@other.example' }
  const { request, order } = await buy(services, { details })
  return { ...request, number: order.number, id: order.id }
}

type Victim = Awaited<ReturnType<typeof victimOrder>>

const oddNumbers = [0, -1, 1.5, 1e9, 2 ** 31, -(2 ** 31), 1e308, null, '1', '', true, [], {}, 20, 21, 999, 3]
const oddTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    '%00',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '__proto__',
    'constructor',
  ],
  ...['x'.repeat(70_000), '\ud800', '\u202e', '🏊'.repeat(400), 'null', 'NaN', '{"a":1}', '0', 'PW-S300I', 'PW-FILTER'],
  ...['pm_ok', 'pm_declined', 'pm_verify', 'TENOFF', 'AU-10001-4', 'priya@nair.example', 'victoria@other.example'],
]

/** The same request for the same numbers. */
const tampered = (pick: <Item>(items: readonly Item[]) => Item, isLess: (share: number) => boolean, victim: Victim) => {
  const own = aRequest()
  const text = (usual: string) =>
    isLess(0.75) ? usual : pick<unknown>([...oddTexts, victim.checkout, victim.secret, victim.number, 7, null, [], {}])
  const number = (usual: number) => (isLess(0.6) ? usual : pick<unknown>(oddNumbers))
  const lines = (usual: readonly unknown[]) => {
    if (isLess(0.05)) return Array.from({ length: pick([51, 500]) }, () => usual[0])
    return isLess(0.9) ? usual : pick<unknown>([[], null, {}, 'x', [null], [[]]])
  }
  const keys = isLess(0.8)
    ? own
    : pick([
        { ...own, checkout: victim.checkout },
        { ...own, secret: victim.secret },
      ])
  const skus = catalogueItems.map(({ sku }) => sku)
  const line = () => ({
    sku: text(pick(skus)),
    quantity: number(pick([1, 2, 5, 20])),
    ...(isLess(0.05) && { price: 1 }),
  })
  const fields = Object.entries(own.details).map(([name, value]) => ({
    name: isLess(0.97) ? name : text(name),
    value: text(value),
  }))
  return pick([
    [
      place,
      {
        checkout: text(keys.checkout),
        secret: text(keys.secret),
        lines: lines(Array.from({ length: pick([1, 1, 2, 3]) }, line)),
        isPickUp: isLess(0.3),
        ownBilling: isLess(0.2),
        fields: lines(fields),
        code: text(''),
      },
    ],
    [
      place,
      {
        checkout: own.checkout,
        secret: own.secret,
        lines: [{ sku: pick(skus), quantity: number(pick([1, 2, 3])) }],
        isPickUp: isLess(0.3),
        ownBilling: false,
        fields: Object.entries(own.details).map(([name, value]) => ({ name, value })),
        code: text(''),
      },
    ],
    [
      pay,
      {
        checkout: text(keys.checkout),
        secret: text(keys.secret),
        method: text('pm_ok'),
        acceptedTotal: number(189_900),
      },
    ],
    [see, { checkout: text(victim.checkout), secret: text(own.secret) }],
    [guest, { number: text(victim.number), proof: text(pick(['priya@nair.example', own.secret])) }],
    [cancel, { number: text(victim.number), proof: text(own.secret) }],
    [
      sendBack,
      {
        number: text(victim.number),
        proof: text('priya@nair.example'),
        key: text('k'.repeat(24)),
        lines: lines([{ position: number(0), units: number(1) }]),
        reason: pick(['FAULTY', 'OTHER', 'CHANGE_OF_MIND']),
        words: text(''),
      },
    ],
    [code, { code: text('TENOFF') }],
    [stock, { skus: lines([...skus]) }],
  ] as const)
}

interface AnsweredOrder {
  number: string
  name: string
  email: string
  total: number
  lines: { sku: string; quantity: number; price: number; isBonus: boolean }[]
}

const ordersIn = (answer: unknown): AnsweredOrder[] => {
  const data = (answer as { data?: Record<string, { order?: AnsweredOrder | null } | null> | null }).data ?? {}
  return Object.values(data).flatMap((each) => (each?.order?.lines ? [each.order] : []))
}

/** What the order costs, reckoned from its own lines and the catalogue alone. */
const worth = async (services: FakeOrderServices, order: AnsweredOrder): Promise<number> => {
  const [row] = await services.db.select().from(orders).where(eq(orders.number, order.number))
  const { terms } = services.terms()
  const lines = order.lines
    .filter(({ isBonus }) => !isBonus)
    .map(({ sku, quantity }) => {
      const item = catalogueItems.find((each) => each.sku === sku)
      return {
        sku,
        quantity,
        price: Math.round((item?.price ?? Number.NaN) * 100),
        shippingClass: item?.shippingClass ?? '',
      }
    })
  const isPickUp = row?.delivery.kind === 'pick-up'
  const postcode = row?.delivery.kind === 'door' ? row.delivery.address.postcode : ''
  const priced = priceOrder(
    { lines: lines as never, isPickUp, postcode, code: '', day: '2026-11-17' },
    { ...terms, codes: [] },
  )
  return priced.total
}

export interface Tampered {
  status: number
  wrong: string[]
}

/** One tampered request; says what was wrong with its answer. */
export const sendTampered = async (
  services: FakeOrderServices,
  victim: Victim,
  seed: number,
  next: () => number,
): Promise<Tampered> => {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  const [query, variables] = tampered(pick, (share) => next() < share, victim)
  const isVictims =
    Object.values(variables).includes(victim.secret) && Object.values(variables).includes(victim.checkout)
  const { status, answer } = await askShop(services, query, variables, {
    address: `198.51.${(seed >> 6) & 255}.${seed & 255}`,
  })
  const wrong: string[] = []
  if (status >= 500) wrong.push(`${status} to ${query.slice(0, 40)} ${JSON.stringify(variables).slice(0, 200)}`)
  if (!isVictims && JSON.stringify(answer).includes(marker)) wrong.push('somebody else’s name was told')
  for (const order of ordersIn(answer))
    if (order.total !== (await worth(services, order)))
      wrong.push(`${order.number} costs ${order.total}: ${JSON.stringify(order)}`)
  return { status, wrong }
}
