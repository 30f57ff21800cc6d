import * as v from 'valibot'
import { currencies } from '../../../domain/edition/currencies.ts'
import { productFiguresSchema } from '../../../domain/models/product-figures.ts'
import type { Collection } from '../collection.ts'
import { assetSchema, assetSelection } from './asset.ts'
import { day } from './day.ts'
import { linkedItems, linkId, linkIds, linkIdsSelection } from './links.ts'

const text = v.string()

const fields = v.object({
  sys: v.object({ id: text, publishedAt: text }),
  sku: text,
  name: text,
  seoTitle: text,
  seoDescription: text,
  slug: text,
  brand: text,
  productLine: linkId,
  categories: linkId,
  furtherCategoriesCollection: linkIds,
  price: v.number(),
  compareAtPrice: v.nullish(v.number()),
  currency: v.picklist(currencies),
  shippingClass: text,
  active: v.boolean(),
  inStock: v.boolean(),
  stock: v.nullish(v.number()),
  backOn: v.nullish(day),
  onSaleSince: v.nullish(day),
  rank: v.nullish(v.number()),
  summary: text,
  body: text,
  features: v.array(v.object({ title: text, text })),
  specifications: v.record(text, v.record(text, text)),
  figures: v.nullish(productFiguresSchema),
  suitability: v.nullish(
    v.object({
      poolTypes: v.array(text),
      maxLengthM: v.number(),
      surfaces: v.array(text),
      floor: v.boolean(),
      walls: v.boolean(),
      waterline: v.boolean(),
    }),
  ),
  whatsInTheBox: v.array(text),
  warrantyYears: v.number(),
  rating: v.nullish(v.object({ value: v.number(), count: v.number() })),
  imagesCollection: linkedItems(assetSchema),
  turn: v.nullish(assetSchema),
  cutaway: v.nullish(assetSchema),
  cutawayLabels: v.nullish(v.array(v.object({ title: text, text, x: v.number(), y: v.number() }))),
  partsCollection: linkIds,
  relatedCollection: linkIds,
  faqsCollection: linkIds,
})

/** The category a product belongs to, then those that show it too. */
const schema = v.pipe(
  fields,
  v.transform(({ categories, furtherCategoriesCollection, ...product }) => ({
    ...product,
    categoriesCollection: [...(categories === undefined ? [] : [categories]), ...furtherCategoriesCollection],
  })),
)

export type ProductEntry = v.InferOutput<typeof schema>

export const products: Collection<ProductEntry> = {
  type: 'product',
  selection: `sys { id publishedAt } sku name seoTitle seoDescription slug brand price compareAtPrice currency shippingClass active inStock stock backOn onSaleSince rank
    summary body features specifications figures suitability whatsInTheBox warrantyYears rating cutawayLabels
    productLine { sys { id } }
    categories { sys { id } }
    furtherCategoriesCollection${linkIdsSelection(3)}
    imagesCollection(limit: 8) { items ${assetSelection} }
    turn ${assetSelection}
    cutaway ${assetSelection}
    partsCollection${linkIdsSelection(16)}
    relatedCollection${linkIdsSelection(6)}
    faqsCollection${linkIdsSelection(8)}`,
  pageSize: 200,
  perEdition: true,
  order: '[rank_ASC, slug_ASC]',
  schema,
}
