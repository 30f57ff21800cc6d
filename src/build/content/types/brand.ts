import * as v from 'valibot'
import type { Collection } from '../collection.ts'

const schema = v.object({
  name: v.string(),
  shortName: v.string(),
  slug: v.string(),
  tagline: v.string(),
  description: v.string(),
  themeColor: v.string(),
  backgroundColor: v.string(),
})

export type BrandEntry = v.InferOutput<typeof schema>

export const brands: Collection<BrandEntry> = {
  type: 'brand',
  selection: 'name shortName slug tagline description themeColor backgroundColor',
  pageSize: 1,
  perEdition: false,
  schema,
}
