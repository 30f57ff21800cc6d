import type { Cents } from '../../../../domain/money/money.ts'
import type { PricedOrder } from '../../../../domain/pricing/price-order.ts'
import type { SummaryView } from '../../order/summary-view.ts'
import type { Checkout, Seen } from '../kept/kept-checkout.ts'

/** Prices as they were first shown in this checkout: what the catalogue corrects meanwhile is a change, too. */
export const firstPrices = (before: Seen['prices'], { lines }: Pick<SummaryView, 'lines'>): Seen['prices'] =>
  Object.fromEntries(
    lines.flatMap(({ sku, price, isBonus }) => {
      const shown = before[sku] ?? price
      return isBonus || shown === undefined ? [] : [[sku, shown]]
    }),
  )

/** What was on screen when somebody went on. */
export const seenOrder = (prices: Seen['prices'], priced: PricedOrder | null): Seen => {
  const cost = (): Cents | null => {
    if (priced?.shipping === undefined || priced.shipping.kind === 'quoted') return null
    return priced.shipping.kind === 'paid' ? priced.shipping.cents : (0 as Cents)
  }
  const firstGoods = priced?.lines.reduce((sum, { sku, price, quantity }) => sum + (prices[sku] ?? price) * quantity, 0)
  return {
    prices,
    quantities: Object.fromEntries(priced?.lines.map(({ sku, quantity }) => [sku, quantity]) ?? []),
    delivery: cost(),
    bonus: priced?.bonus ?? [],
    off: priced?.off ?? (0 as Cents),
    total:
      priced === null || cost() === null || firstGoods === undefined
        ? null
        : ((priced.total - priced.goods + firstGoods) as Cents),
  }
}

/** The same checkout where nothing new was seen. */
export const withPrices = (checkout: Checkout, prices: Seen['prices']): Checkout => {
  const seen = checkout.seen ?? seenOrder({}, null)
  return JSON.stringify(seen.prices) === JSON.stringify(prices) ? checkout : { ...checkout, seen: { ...seen, prices } }
}
