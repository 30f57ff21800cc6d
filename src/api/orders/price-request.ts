import { dayInZone } from '../../domain/calendar/day-in-zone.ts'
import type { CatalogueProduct } from '../../domain/cart/cart-catalogue.ts'
import { bonusItems } from '../../domain/pricing/bonus-items.ts'
import { type PricedOrder, priceOrder } from '../../domain/pricing/price-order.ts'
import type { PromotionCode } from '../../domain/pricing/promotion-code.ts'
import { codeAsTyped, hasUsedCode } from '../promotions/promotion-codes.ts'
import type { OrderServices } from './order-services.ts'

interface ToPrice {
  lines: readonly { sku: string; quantity: number }[]
  isPickUp: boolean
  postcode: string
  code: string
  /** Empty where it is not known yet. */
  email: string
  /** The order it is about, which may have the code already. */
  order?: string
}

export type Priced =
  | { ok: true; priced: PricedOrder; products: ReadonlyMap<string, CatalogueProduct> }
  /** The content service is away: nothing is charged on a guess. */
  | { ok: false; reason: 'prices-unknown' }
  | { ok: false; reason: 'not-sold'; skus: string[] }

interface WithCode {
  /** The only one there is. */
  code: PromotionCode | undefined
  codeUsedBefore: boolean
  /** In the edition's time zone, as 2026-11-15. */
  day: string
}

/** What an order costs with a code, or without any. */
export const priceWith = async (
  services: Pick<OrderServices, 'terms' | 'catalogue'>,
  wish: Pick<ToPrice, 'lines' | 'isPickUp' | 'postcode' | 'code'>,
  { code, codeUsedBefore, day }: WithCode,
  now: Date,
): Promise<Priced> => {
  const { terms } = services.terms()
  const bonus = bonusItems(wish.lines, terms.offers, day).map(({ sku }) => sku)
  const skus = wish.lines.map(({ sku }) => sku)
  const answer = await services.catalogue.products([...new Set([...skus, ...bonus])], now)
  if (!answer.ok) return { ok: false, reason: 'prices-unknown' }
  const { products } = answer
  const missing = skus.filter((sku) => !products.has(sku))
  if (missing.length > 0) return { ok: false, reason: 'not-sold', skus: missing }
  const lines = wish.lines.flatMap(({ sku, quantity }) => {
    const product = products.get(sku)
    return product === undefined ? [] : [{ sku, quantity, price: product.price, shippingClass: product.shippingClass }]
  })
  const { isPickUp, postcode } = wish
  const priced = priceOrder(
    { lines, isPickUp, postcode, code: wish.code, day, codeUsedBefore },
    { ...terms, codes: code === undefined ? [] : [code] },
  )
  // What comes for nothing and is no longer sold does not come.
  return { ok: true, priced: { ...priced, bonus: priced.bonus.filter(({ sku }) => products.has(sku)) }, products }
}

/** What an order costs by the word of the catalogue, whatever the browser thinks. */
export const priceRequest = async (services: OrderServices, wish: ToPrice, now: Date): Promise<Priced> => {
  const code = await codeAsTyped(services.db, wish.code)
  const codeUsedBefore =
    code?.oncePerCustomer === true &&
    wish.email !== '' &&
    (await hasUsedCode(services.db, code.code, wish.email, wish.order))
  const day = dayInZone(now, services.terms().dispatch.timeZone)
  return priceWith(services, wish, { code, codeUsedBefore, day }, now)
}
