import { eq, sql } from 'drizzle-orm'
import type { CatalogueProduct } from '../../domain/cart/cart-catalogue.ts'
import type { Problem } from '../../domain/forms/form-definition.ts'
import type { OrderDelivery } from '../../domain/orders/order.ts'
import { orderNumber } from '../../domain/orders/order-number.ts'
import type { PricedOrder } from '../../domain/pricing/price-order.ts'
import type { Db } from '../db/database.ts'
import { retryConflicts } from '../db/retry-conflicts.ts'
import { orderEvents, orderLines, orders } from '../db/schema/orders.ts'
import { heldUntil } from '../stock/held-until.ts'
import type { Shortage } from '../stock/hold-stock.ts'
import { lockOrder, type OrderRow } from './change-state.ts'
import { accessDigest, orderOfCheckout } from './checkout-access.ts'
import { type CheckoutRequest, requestTrouble } from './checkout-request.ts'
import { holdOrder, OutOfStock } from './hold-order.ts'
import type { OrderServices } from './order-services.ts'
import { priceRequest } from './price-request.ts'
import { readDetails } from './read-details.ts'

export type Placed =
  /** `left`: bonus items that are out of stock and do not come. */
  | { ok: true; order: OrderRow; code: PricedOrder['code']; left: string[] }
  | { ok: false; reason: 'problems'; problems: Problem[] }
  | { ok: false; reason: 'short'; short: Shortage[] }
  | { ok: false; reason: 'not-sold'; skus: string[] }
  | { ok: false; reason: 'prices-unknown' | 'delivery-by-quote' }
  | { ok: false; reason: 'refused'; message: string }

type Contents = { priced: PricedOrder; products: ReadonlyMap<string, CatalogueProduct> }

const lineRows = (
  order: string,
  { priced, products }: Contents,
  bonus: PricedOrder['bonus'],
): (typeof orderLines.$inferInsert)[] => {
  const factsOf = (sku: string) => {
    const product = products.get(sku)
    if (product === undefined) throw new Error('A line was priced without its product')
    return { sku, name: product.name, slug: product.slug, picture: product.img }
  }
  const bought = priced.lines.map(({ sku, quantity, price, off }) => ({
    ...factsOf(sku),
    quantity,
    price,
    off,
    isBonus: false,
  }))
  const given = bonus.map(({ sku, quantity }) => ({ ...factsOf(sku), quantity, price: 0, off: 0, isBonus: true }))
  return [...bought, ...given].map((line, position) => ({ order, position, ...line }))
}

/** The order of the checkout, locked; made if there is none. */
const takeOrder = async (
  unit: Db,
  request: CheckoutRequest,
  values: Omit<typeof orders.$inferInsert, 'number' | 'checkout' | 'access' | 'edition'>,
  now: Date,
): Promise<OrderRow | undefined> => {
  const known = await orderOfCheckout(unit, request)
  if (known !== undefined) return lockOrder(unit, known.id)
  const { rows } = await unit.execute<{ running: string | number }>(sql`select nextval('order_running') as running`)
  const number = orderNumber(Number(rows[0]?.running))
  const [made] = await unit
    .insert(orders)
    .values({ ...values, number, edition: 'en-au', checkout: request.checkout, access: accessDigest(request.secret) })
    .onConflictDoNothing({ target: orders.checkout })
    .returning()
  if (made !== undefined) {
    await unit.insert(orderEvents).values({ order: made.id, at: now, who: 'customer', to: 'pending' })
    return made
  }
  // Another tab was quicker; or somebody guesses, and finds nothing.
  const other = await orderOfCheckout(unit, request)
  return other && lockOrder(unit, other.id)
}

/**
 * Prices an order by the catalogue, holds what is in it and keeps it, or changes what was kept before. However often it comes,
 * and in however many tabs, there is one order to a checkout. One that is with the bank, or paid, is left as it is.
 */
export const placeOrder = async (services: OrderServices, request: CheckoutRequest, now: Date): Promise<Placed> => {
  const trouble = requestTrouble(request)
  if (trouble !== undefined) return { ok: false, reason: 'refused', message: trouble }
  const read = await readDetails(services, request, now)
  if (!read.ok) return { ok: false, reason: 'problems', problems: read.problems }
  const { address, billing, ...person } = read.details
  const known = await orderOfCheckout(services.db, request)
  const contents = await priceRequest(
    services,
    { ...request, postcode: address?.postcode ?? '', email: person.email, ...(known && { order: known.id }) },
    now,
  )
  if (!contents.ok) return contents
  const { priced } = contents
  if (priced.shipping?.kind === 'quoted') return { ok: false, reason: 'delivery-by-quote' }
  if (priced.zone === undefined) return { ok: false, reason: 'refused', message: 'We can’t tell where to send it.' }
  const terms = services.terms()
  const delivery: OrderDelivery =
    address === undefined || priced.zone === 'pick-up'
      ? { kind: 'pick-up', point: terms.pickUp.point.slug }
      : { kind: 'door', address, zone: priced.zone }
  const values = {
    ...person,
    delivery,
    billing: billing ?? null,
    goods: priced.goods,
    off: priced.off,
    deliveryCost: priced.shipping?.kind === 'paid' ? priced.shipping.cents : 0,
    total: priced.total,
    gst: priced.gst,
    code: priced.code.state === 'applied' ? priced.code.code.code : null,
    heldUntil: heldUntil(now, terms),
  }

  const keep = async (unit: Db): Promise<Placed> => {
    const order = await takeOrder(unit, request, values, now)
    if (order === undefined)
      return { ok: false, reason: 'refused', message: 'Go back to the cart and check out again.' }
    if (order.state !== 'pending') return { ok: true, order, code: priced.code, left: [] }
    const { bonus, left } = await holdOrder(unit, order.id, priced, now)
    await unit.delete(orderLines).where(eq(orderLines.order, order.id))
    await unit.insert(orderLines).values(lineRows(order.id, contents, bonus))
    const [changed = order] = await unit.update(orders).set(values).where(eq(orders.id, order.id)).returning()
    return { ok: true, order: changed, code: priced.code, left }
  }
  try {
    return await retryConflicts(() => services.db.transaction(keep))
  } catch (error) {
    if (error instanceof OutOfStock) return { ok: false, reason: 'short', short: error.short }
    throw error
  }
}
