import * as v from 'valibot'
import { questions } from '../../../domain/models/pool-answers.ts'
import type { ContentType } from '../field.ts'
import { editions, rank } from './shared-fields.ts'

const text = v.pipe(v.string(), v.minLength(1))

export const finderQuestion: ContentType = {
  id: 'finderQuestion',
  folder: 'finder-questions',
  displayField: 'question',
  doc: 'A question that helps to find a model, in the words of the edition',
  fields: {
    asks: { kind: 'symbol', required: true, unique: true, oneOf: questions, doc: 'What the finder learns from it' },
    question: { kind: 'symbol', required: true },
    hint: { kind: 'symbol', doc: 'How to know the answer' },
    choices: {
      kind: 'json',
      schema: v.array(v.strictObject({ value: text, label: text, text: v.optional(text), said: text })),
      doc: 'Answers to choose from. `said` is the answer within a sentence. Length and budget are typed and have none',
    },
    editions,
    rank,
  },
}
