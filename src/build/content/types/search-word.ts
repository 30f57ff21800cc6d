import * as v from 'valibot'
import type { Collection } from '../collection.ts'

const schema = v.object({
  topic: v.string(),
  typed: v.array(v.string()),
  means: v.nullish(v.array(v.string()), []),
  leadsTo: v.nullish(v.array(v.string()), []),
})

export type SearchWordEntry = v.InferOutput<typeof schema>

export const searchWords: Collection<SearchWordEntry> = {
  type: 'searchWord',
  selection: 'topic typed means leadsTo',
  pageSize: 400,
  perEdition: true,
  order: 'topic_ASC',
  schema,
}
