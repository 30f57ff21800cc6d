import * as v from 'valibot'
import type { Collection } from '../collection.ts'
import { sectionSelection, sectionsSchema } from './section.ts'

const schema = v.object({
  sys: v.object({ id: v.string() }),
  slug: v.string(),
  title: v.string(),
  seoTitle: v.string(),
  seoDescription: v.string(),
  lastChanged: v.nullish(v.string()),
  sectionsCollection: sectionsSchema,
})

export type PageEntry = v.InferOutput<typeof schema>

export const pages: Collection<PageEntry> = {
  type: 'page',
  selection: `sys { id } slug title seoTitle seoDescription lastChanged sectionsCollection(limit: 12) ${sectionSelection}`,
  pageSize: 30,
  perEdition: true,
  schema,
}
