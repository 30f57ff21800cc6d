import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from './edition-view.ts'

const wanted = 4

/** What else is worth a look: what the editor says, then others of the same line, the nearest in price first. */
export const relatedProducts = (product: ProductEntry, view: EditionView): ProductEntry[] => {
  const { products } = view.content
  const distance = ({ price }: ProductEntry): number => Math.abs(price - product.price)
  const chosen = product.relatedCollection.flatMap((id) => view.product(id) ?? [])
  const siblings = products
    .filter(({ productLine }) => productLine === product.productLine)
    .toSorted((a, b) => distance(a) - distance(b))
  const candidates = [...new Set([...chosen, ...siblings])].filter((other) => other.active && other !== product)
  return candidates.slice(0, Math.max(wanted, chosen.length))
}
