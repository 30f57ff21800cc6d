import type { Cart } from './cart.ts'
import { type CatalogueProduct, completeProducts } from './cart-catalogue.ts'
import { addLine } from './cart-changes.ts'
import type { LineItem } from './line-item.ts'

/** The sku decides; slug and name find products whose sku has changed. */
export const matcher = (products: readonly CatalogueProduct[]) => {
  const by = (key: 'sku' | 'slug' | 'name') => new Map(products.map((product) => [product[key], product]))
  const [skus, slugs, names] = [by('sku'), by('slug'), by('name')]
  return (line: LineItem) => skus.get(line.sku) ?? slugs.get(line.slug) ?? names.get(line.name)
}

/**
 * The cart with its lines as the catalogue knows them now, without those it no longer offers. How many of each there are is no part
 * of it: `quantity-limit.ts` says what a line may hold.
 * `asked` are the lines the catalogue was asked about: a line added since is not judged by an answer that cannot know it.
 */
export const revalidate = (
  cart: Cart,
  catalogueItems: readonly unknown[],
  asked: readonly LineItem[] = cart.lineItems,
): Cart => {
  const match = matcher(completeProducts(catalogueItems))
  const askedSkus = new Set(asked.map(({ sku }) => sku))
  const valid = cart.lineItems.flatMap((line): LineItem[] => {
    if (!(line.quantity > 0)) return []
    if (!askedSkus.has(line.sku)) return [line]
    const product = match(line)
    return product ? [{ ...product, quantity: line.quantity }] : []
  })
  // Two stored lines may turn out to be one product.
  return valid.reduce<Cart>(
    (sum, line) => {
      const added = addLine(sum, line)
      return added.ok ? added.cart : sum
    },
    { ...cart, lineItems: [] },
  )
}
