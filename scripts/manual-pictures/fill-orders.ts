import { eq } from 'drizzle-orm'
import { addOrder } from '../../src/api/account/account-site.fake.ts'
import type { Db } from '../../src/api/db/database.ts'
import { orderEvents, orderLines, type orders } from '../../src/api/db/schema/orders.ts'
import { stock } from '../../src/api/db/schema/stock.ts'
import type { OrderServices } from '../../src/api/orders/order-services.ts'
import { addCents, timesCents } from '../../src/domain/money/money.ts'
import { gstIn } from '../../src/domain/pricing/gst.ts'

type State = NonNullable<(typeof orders.$inferInsert)['state']>

interface Sale {
  readonly name: string
  /** Suburb, state and postcode; none where it is picked up. */
  readonly to?: readonly [string, string, string]
  readonly skus: readonly [sku: string, quantity: number][]
  readonly state: State
  readonly hoursAgo: number
  readonly notes?: string
}

const waiting: readonly Sale[] = [
  {
    ...{
      name: 'Priya Nair',
      to: ['Kirrawee', 'NSW', '2232'],
      state: 'paid',
      hoursAgo: 0.3,
      notes: 'Side gate, please.',
    },
    skus: [
      ['PW-S300I', 1],
      ['PW-FF-S', 2],
      ['PW-CADDY', 1],
    ],
  },
  { name: 'Bilal Aziz', to: ['Wodonga', 'VIC', '3690'], skus: [['PW-S100', 1]], state: 'paid', hoursAgo: 0.6 },
  { name: 'Mei Lim', to: ['Doncaster East', 'VIC', '3109'], skus: [['PW-L400', 1]], state: 'paid', hoursAgo: 0.9 },
  { name: 'Inés Castro', to: ['Hahndorf', 'SA', '5245'], skus: [['PW-BS-S', 1]], state: 'paid', hoursAgo: 1.5 },
  { name: 'Greg Tate', to: ['Bulimba', 'QLD', '4171'], skus: [['PW-DT-S', 1]], state: 'paid', hoursAgo: 2.2 },
  { name: 'Farah Khan', to: ['Nightcliff', 'NT', '0810'], skus: [['PW-FF-S', 3]], state: 'packed', hoursAgo: 5 },
  { name: 'Hannah Weiss', to: ['Unley', 'SA', '5061'], skus: [['PW-S200', 1]], state: 'packed', hoursAgo: 6 },
  { name: 'Sam Wood', skus: [['PW-S50', 1]], state: 'ready', hoursAgo: 20 },
  { name: 'Dana Pike', skus: [['PW-BS-M', 1]], state: 'ready', hoursAgo: 27 },
  { name: 'Martin Sole', to: ['Glenelg', 'SA', '5045'], skus: [['PW-M400', 1]], state: 'shipped', hoursAgo: 29 },
]

const buyers = ['Noor Haddad', 'Ruth Bell', 'Tony Russo', 'Lou Brand', 'Col Hart', 'Trish O’Dea', 'Wayne Dunmore']
const sold = ['PW-S300I', 'PW-FF-S', 'PW-M600', 'PW-S100', 'PW-BS-S'] as const

/** Three weeks of trade, busier before a weekend. */
const delivered: readonly Sale[] = Array.from({ length: 70 }, (_, at) => ({
  name: buyers[at % buyers.length] ?? '',
  to: ['Noosa Heads', 'QLD', '4567'] as const,
  skus: [[sold[at % sold.length] ?? 'PW-S100', 1] as [string, number]],
  state: 'delivered',
  hoursAgo: 30 + at * 7 + (at % 5) * 3,
}))

/** Orders of every kind that waits at the desk, and those of the weeks before. */
export const fillOrders = async (db: Db, { catalogue }: OrderServices): Promise<void> => {
  const sales = [...waiting, ...delivered]
  const skus = [...new Set(sales.flatMap((sale) => sale.skus.map(([sku]) => sku)))]
  const known = await catalogue.products(skus, new Date())
  if (!known.ok) throw new Error('The content service does not answer.')
  for (const { name, to, skus: bought, state, hoursAgo, notes = '' } of sales) {
    const at = new Date(Date.now() - hoursAgo * 3_600_000)
    const lines = bought.flatMap(([sku, quantity]) => {
      const product = known.products.get(sku)
      if (product === undefined) throw new Error(`Nothing is sold as ${sku}.`)
      return [{ sku, quantity, name: product.name, slug: product.slug, picture: product.img, price: product.price }]
    })
    const total = addCents(...lines.map(({ price, quantity }) => timesCents(price, quantity)))
    const [suburb = '', region = '', postcode = ''] = to ?? []
    const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@pond.example`
    const { id } = await addOrder(db, email, {
      ...{ name, state, notes, goods: total, total, gst: gstIn(total), placedAt: at, paidAt: at },
      card: { brand: 'visa', last4: '4242' },
      delivery:
        to === undefined
          ? { kind: 'pick-up', point: 'kirrawee' }
          : { kind: 'door', zone: 'metro', address: { street: '18 Boonah Street', suburb, state: region, postcode } },
      ...(state === 'shipped' && { tracking: { carrier: 'startrack', number: 'STR204817' } }),
    })
    await db.delete(orderLines).where(eq(orderLines.order, id))
    await db
      .insert(orderLines)
      .values(lines.map((line, position) => ({ order: id, position, ...line, off: 0, isBonus: false })))
    await db.insert(orderEvents).values([
      { order: id, at, who: 'customer', from: null, to: 'pending' },
      { order: id, at, who: 'bank', from: 'verifying', to: 'paid' },
    ])
  }
  const bays = [
    ['PW-S300I', '4C'],
    ['PW-FF-S', '2A'],
    ['PW-CADDY', '7B'],
  ] as const
  for (const [sku, bay] of bays) await db.update(stock).set({ bay }).where(eq(stock.sku, sku))
}
