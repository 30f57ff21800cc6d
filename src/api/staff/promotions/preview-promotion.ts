import type { PricedOrder } from '../../../domain/pricing/price-order.ts'
import type { PromotionCode } from '../../../domain/pricing/promotion-code.ts'
import { effectOf } from '../../../domain/staff/promotion-views.ts'
import { postcodeIn, type SampleCart, sampleCarts } from '../../../domain/staff/sample-carts.ts'
import type { Db } from '../../db/database.ts'
import { stock } from '../../db/schema/stock.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import { priceWith } from '../../orders/price-request.ts'
import { stockNames } from '../stock/stock-names.ts'

export interface PreviewedCart {
  readonly cart: SampleCart
  readonly before: PricedOrder
  readonly after: PricedOrder
  readonly effect: ReturnType<typeof effectOf>
  /** What the customer reads. */
  readonly words: string
}

export type Preview =
  | { readonly ok: true; readonly carts: readonly PreviewedCart[]; readonly day: string }
  | { readonly ok: false; readonly problem: string }

const away: Preview = {
  ok: false,
  problem: 'The content service does not answer: what things cost cannot be told now. Try again in a minute.',
}

const sold = async ({ db, catalogue }: { db: Db; catalogue: OrderServices['catalogue'] }, now: Date) => {
  const rows = await db.select({ sku: stock.sku }).from(stock)
  const names = await stockNames(
    catalogue,
    rows.map(({ sku }) => sku),
    now,
  )
  return names.areUnknown ? undefined : [...names.products.values()]
}

/** What a code does to carts such as people fill them, reckoned as the shop does. `day`: on which, for one that has not begun. */
export const previewPromotion = async (
  services: Pick<OrderServices, 'db' | 'catalogue' | 'terms'>,
  code: PromotionCode,
  day: string,
  now: Date,
): Promise<Preview> => {
  const products = await sold(services, now)
  if (products === undefined) return away
  const { zones } = services.terms().terms
  const carts: PreviewedCart[] = []
  for (const cart of sampleCarts(products)) {
    const isPickUp = cart.zone === 'pick-up'
    const postcode = cart.zone === 'pick-up' ? '' : (postcodeIn(zones, cart.zone) ?? '')
    const price = (typed: string) =>
      priceWith(
        services,
        { lines: cart.lines, isPickUp, postcode, code: typed },
        { code, codeUsedBefore: false, day },
        now,
      )
    const [before, after] = [await price(''), await price(code.code)]
    if (!before.ok || !after.ok) return away
    const applied = after.priced.code
    carts.push({
      cart,
      before: before.priced,
      after: after.priced,
      effect: effectOf(before.priced.total, after.priced.total),
      words: applied.state === 'none' ? '' : applied.words,
    })
  }
  return { ok: true, carts, day }
}

/** The day that tells most of it: today while it runs, its first day before, its last one after. */
export const telltaleDay = ({ startsOn, endsOn }: PromotionCode, today: string): string => {
  if (today < startsOn) return startsOn
  return today > endsOn ? endsOn : today
}
