import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'
import { oncePer } from '../view/once-per.ts'

const wanted = 4

/** What is still sold of a line, the cheapest first, and where in it each product stands or would stand. */
interface Siblings {
  ascending: ProductEntry[]
  places: Map<ProductEntry, number>
}

const siblingsByLine = (products: ProductEntry[]): Map<ProductEntry['productLine'], Siblings> => {
  const lines = new Map<ProductEntry['productLine'], Siblings>()
  for (const product of products.toSorted((a, b) => a.price - b.price)) {
    const line: Siblings = lines.get(product.productLine) ?? { ascending: [], places: new Map() }
    lines.set(product.productLine, line)
    line.places.set(product, line.ascending.length)
    if (product.active) line.ascending.push(product)
  }
  return lines
}

/** What else is worth a look: what the editor says, then others of the same line, the nearest in price first. */
export const relatedProductsIn = oncePer((view: EditionView): ((product: ProductEntry) => ProductEntry[]) => {
  const lines = siblingsByLine(view.content.products)
  return (product) => {
    const chosen = product.relatedCollection.flatMap((id) => view.product(id) ?? [])
    const { ascending = [], places } = lines.get(product.productLine) ?? {}
    const place = places?.get(product) ?? 0
    const reach = wanted + chosen.length
    const distance = ({ price }: ProductEntry): number => Math.abs(price - product.price)
    const nearest = ascending
      .slice(Math.max(0, place - reach), place + reach + 1)
      .toSorted((a, b) => distance(a) - distance(b))
    const candidates = [...new Set([...chosen, ...nearest])].filter((other) => other.active && other !== product)
    return candidates.slice(0, Math.max(wanted, chosen.length))
  }
})
