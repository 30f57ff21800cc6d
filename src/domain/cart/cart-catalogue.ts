import * as v from 'valibot'
import { centsFromPrice } from '../money/money.ts'
import type { LineItem } from './line-item.ts'

/** What the catalogue says about a product: a whole cart line but for the quantity. */
export type CatalogueProduct = Required<Omit<LineItem, 'quantity'>>

const text = v.pipe(v.string(), v.nonEmpty())

const completeProduct = v.object({
  name: text,
  sku: text,
  slug: text,
  price: v.pipe(v.number(), v.finite(), v.minValue(0)),
  brand: text,
  shippingClass: text,
  categories: v.object({ seoTitle: text }),
  imagesCollection: v.object({ items: v.array(v.unknown()) }),
})

const image = v.object({ url: text })

/** A product that lacks anything a cart line needs is no product: null. */
const parseProduct = (item: unknown): CatalogueProduct | null => {
  const parsed = v.safeParse(completeProduct, item)
  if (!parsed.success) return null
  const { categories, imagesCollection, price, ...rest } = parsed.output
  // An unpublished picture is a null among the items.
  const img = imagesCollection.items.find((each) => v.is(image, each))
  if (!v.is(image, img)) return null
  return { ...rest, price: centsFromPrice(price), category: categories.seoTitle, img: img.url }
}

export const completeProducts = (items: readonly unknown[]): CatalogueProduct[] =>
  items.map(parseProduct).filter((product) => product !== null)
