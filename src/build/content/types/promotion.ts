import * as v from 'valibot'
import type { Collection } from '../collection.ts'
import { day } from './day.ts'
import { linkId, linkIds, linkIdsSelection } from './links.ts'

const words = v.object({
  heading: v.string(),
  text: v.string(),
  actions: v.array(v.object({ label: v.string(), href: v.string() })),
})

const schema = v.object({
  sys: v.object({ id: v.string() }),
  name: v.string(),
  page: v.string(),
  startsOn: day,
  endsOn: day,
  registerBy: day,
  mostSets: v.number(),
  product: linkId,
  bonusCollection: linkIds,
  words: v.object({ before: words, during: words, after: words }),
  terms: v.string(),
})

export type PromotionEntry = v.InferOutput<typeof schema>

export const promotions: Collection<PromotionEntry> = {
  type: 'promotion',
  selection: `sys { id } name page startsOn endsOn registerBy mostSets words terms product { sys { id } } bonusCollection${linkIdsSelection(6)}`,
  pageSize: 50,
  perEdition: true,
  order: '[startsOn_DESC]',
  schema,
}
