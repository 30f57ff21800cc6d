import type { Cart } from './cart.ts'
import type { LineItem } from './line-item.ts'

/** What a change put into a cart and what it took out, each line with as many as that. */
export const cartDifference = (before: Cart, after: Cart): { added: LineItem[]; removed: LineItem[] } => ({
  added: more(before, after),
  removed: more(after, before),
})

const more = (less: Cart, than: Cart): LineItem[] =>
  than.lineItems.flatMap((line) => {
    const had = less.lineItems.find(({ sku }) => sku === line.sku)?.quantity ?? 0
    return line.quantity > had ? [{ ...line, quantity: line.quantity - had }] : []
  })
