import * as v from 'valibot'
import type { Collection } from '../collection.ts'
import { assetSchema, assetSelection } from './asset.ts'
import { linkIds, linkIdsSelection } from './links.ts'
import { sectionSelection, sectionsSchema } from './section.ts'

const guide = v.object({
  kind: v.optional(v.string()),
  steps: v.array(v.object({ title: v.string(), text: v.string() })),
  care: v.array(v.string()),
})

const schema = v.object({
  sys: v.object({ id: v.string() }),
  slug: v.string(),
  name: v.string(),
  tagline: v.string(),
  seoTitle: v.string(),
  seoDescription: v.string(),
  summary: v.string(),
  hero: assetSchema,
  family: v.picklist(['robot', 'water', 'equipment', 'part']),
  stage: v.picklist(['water', 'sand', 'sun', 'mint']),
  storyCollection: sectionsSchema,
  guides: v.nullish(v.array(guide)),
  comparisonAxes: v.nullish(v.array(v.string())),
  landingPage: v.nullish(v.string()),
  faqsCollection: linkIds,
})

export type ProductLineEntry = v.InferOutput<typeof schema>

export const productLines: Collection<ProductLineEntry> = {
  type: 'productLine',
  selection: `sys { id } slug name tagline seoTitle seoDescription summary guides comparisonAxes landingPage family stage
    hero ${assetSelection}
    storyCollection(limit: 8) ${sectionSelection}
    faqsCollection${linkIdsSelection(8)}`,
  pageSize: 40,
  perEdition: true,
  order: '[rank_ASC, slug_ASC]',
  schema,
}
