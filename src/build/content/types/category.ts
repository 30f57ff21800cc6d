import * as v from 'valibot'
import type { Collection } from '../collection.ts'
import { assetSchema, assetSelection } from './asset.ts'

const schema = v.object({
  sys: v.object({ id: v.string() }),
  slug: v.string(),
  name: v.string(),
  seoTitle: v.string(),
  seoDescription: v.string(),
  description: v.string(),
  image: assetSchema,
  filters: v.nullish(v.array(v.string())),
  guides: v.nullish(v.array(v.object({ heading: v.string(), text: v.string(), label: v.string(), href: v.string() }))),
})

export type CategoryEntry = v.InferOutput<typeof schema>

export const categories: Collection<CategoryEntry> = {
  type: 'category',
  selection: `sys { id } slug name seoTitle seoDescription description filters guides image ${assetSelection}`,
  pageSize: 100,
  perEdition: true,
  order: '[rank_ASC, slug_ASC]',
  schema,
}
