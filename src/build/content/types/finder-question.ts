import * as v from 'valibot'
import { questions } from '../../../domain/models/pool-answers.ts'
import type { Collection } from '../collection.ts'

const text = v.string()

const schema = v.object({
  sys: v.object({ id: text }),
  asks: v.picklist(questions),
  question: text,
  hint: v.nullish(text),
  choices: v.nullish(v.array(v.object({ value: text, label: text, text: v.optional(text), said: text }))),
})

export type FinderQuestionEntry = v.InferOutput<typeof schema>

export const finderQuestions: Collection<FinderQuestionEntry> = {
  type: 'finderQuestion',
  selection: 'sys { id } asks question hint choices',
  pageSize: 50,
  perEdition: true,
  order: '[rank_ASC]',
  schema,
}
