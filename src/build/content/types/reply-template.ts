import * as v from 'valibot'
import { formKinds } from '../../../domain/forms/form-kind.ts'
import type { Collection } from '../collection.ts'

const schema = v.object({
  sys: v.object({ id: v.string() }),
  title: v.string(),
  forms: v.array(v.picklist(formKinds)),
  words: v.string(),
})

export type ReplyTemplateEntry = v.InferOutput<typeof schema>

export const replyTemplates: Collection<ReplyTemplateEntry> = {
  type: 'replyTemplate',
  selection: 'sys { id } title forms words',
  pageSize: 100,
  perEdition: true,
  order: 'rank_ASC',
  schema,
}
