import type { CatalogueProduct } from '../../../../domain/cart/cart-catalogue.ts'
import type { LineItem } from '../../../../domain/cart/line-item.ts'

interface OrderedLine {
  sku: string
  name: string
  quantity: number
  isBonus: boolean
}

/** What of an order can be bought again today, and the names of what can't. What came for nothing comes by itself. */
export const againLines = (
  ordered: readonly OrderedLine[],
  bySku: ReadonlyMap<string, CatalogueProduct>,
): { lines: LineItem[]; gone: string[] } => {
  const bought = ordered.filter(({ isBonus }) => !isBonus)
  return {
    lines: bought.flatMap(({ sku, quantity }) => {
      const product = bySku.get(sku)
      return product === undefined ? [] : [{ ...product, quantity }]
    }),
    gone: bought.flatMap(({ sku, name }) => (bySku.has(sku) ? [] : [name])),
  }
}
