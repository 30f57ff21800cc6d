import * as v from 'valibot'
import type { Collection } from '../collection.ts'
import { linkIds, linkIdsSelection } from './links.ts'

const schema = v.object({
  sys: v.object({ id: v.string() }),
  slug: v.string(),
  question: v.string(),
  answer: v.string(),
  topic: v.string(),
  lastReviewed: v.string(),
  productsCollection: linkIds,
})

export type FaqEntry = v.InferOutput<typeof schema>

export const faqs: Collection<FaqEntry> = {
  type: 'faq',
  selection: `sys { id } slug question answer topic lastReviewed productsCollection${linkIdsSelection(10)}`,
  pageSize: 400,
  perEdition: true,
  order: '[rank_ASC, slug_ASC]',
  schema,
}
