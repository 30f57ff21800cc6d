import fc from 'fast-check'
import type { Cents } from '../../../domain/money/money.ts'
import type { Order, OrderDelivery, OrderLine, OrderPromise } from '../../../domain/orders/order.ts'
import { lineOf, orderOf, withSums } from './order.fake.ts'
import { lineAmount } from './phrases/order-goods.ts'

const cents = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount as Cents)

const line: fc.Arbitrary<OrderLine> = fc
  .record({
    sku: fc.stringMatching(/^PW-[A-Z0-9]{2,8}$/),
    name: fc.oneof(
      fc.constantFrom('Dolphin S 300i', 'EcoClear VS 1.0 pump'),
      fc.stringMatching(/^[\w<>&"'’ -]{1,90}$/),
    ),
    quantity: fc.integer({ min: 1, max: 20 }),
    price: cents(2_000_000),
    isBonus: fc.boolean(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...each }) => {
    const bare = lineOf(each)
    return { ...bare, off: Math.floor(lineAmount(bare) * share) as Cents }
  })

const day = fc
  .integer({ min: 20_770, max: 21_500 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

/** Whatever somebody types: mostly what is no name and no street. */
export const typedWords: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom(
    'Priya Nair',
    'Nguyễn Thị Mai',
    '李 小龍',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'Visit https://evil.example now',
    'win@evil.example',
    'Ana\r\nBcc: everybody@pond.example',
    '\u202eevil\u2066',
    'a'.repeat(400),
  ),
)

const address = fc.record({
  street: typedWords,
  suburb: typedWords,
  state: fc.constantFrom('NSW', 'VIC', 'WA'),
  postcode: fc.constantFrom('2229', '0872', '6000'),
})

const journey: fc.Arbitrary<{ delivery: OrderDelivery; promise: OrderPromise }> = fc.oneof(
  fc
    .record({ address, zone: fc.constantFrom('metro', 'regional', 'remote'), days: fc.tuple(day, day, day) })
    .map(({ address, zone, days }) => {
      const [leaves = '', from = '', to = ''] = days.toSorted()
      return { delivery: { kind: 'door', address, zone }, promise: { kind: 'door', leaves, from, to } } as const
    }),
  day.map((ready) => ({
    delivery: { kind: 'pick-up', point: 'poolwright-kirrawee' } as const,
    promise: { kind: 'pick-up', ready: `${ready}T03:30:00.000Z` } as const,
  })),
)

/** Any order that the shop could have: up to fifty lines, any code, door or counter, and whatever somebody typed. */
export const randomOrder = (mostLines = 50): fc.Arbitrary<Order> =>
  fc
    .record({
      lines: fc.array(line, { minLength: 1, maxLength: mostLines }),
      journey,
      deliveryCost: cents(50_000),
      deliveryShare: fc.constantFrom(0, 0.5, 1),
      name: typedWords,
      notes: typedWords,
      code: fc.constantFrom('TENOFF', 'WEDELIVER'),
    })
    .map(({ lines, journey, deliveryCost, deliveryShare, name, notes, code }) => {
      const cost = (journey.delivery.kind === 'door' ? deliveryCost : 0) as Cents
      const off = (lines.reduce((sum, each) => sum + each.off, 0) + Math.floor(cost * deliveryShare)) as Cents
      return withSums({
        ...orderOf(),
        ...journey,
        lines,
        deliveryCost: cost,
        off,
        name,
        notes,
        ...(off > 0 && { code }),
      })
    })
