import { formKinds } from '../../../domain/forms/form-kind.ts'
import type { ContentType } from '../field.ts'
import { editions, rank } from './shared-fields.ts'

export const replyTemplate: ContentType = {
  id: 'replyTemplate',
  folder: 'reply-templates',
  displayField: 'title',
  doc: 'How staff begin an answer. It is on no page: the build leaves it for the desk alone',
  fields: {
    title: { kind: 'symbol', required: true, unique: true, doc: 'What staff find it by' },
    forms: { kind: 'symbols', required: true, oneOf: formKinds, doc: 'The forms that it answers' },
    words: {
      kind: 'text',
      required: true,
      doc: 'Plain, with empty lines between paragraphs, without a signature. {name}, {reference}, {product} and {staff} become what they are',
    },
    editions,
    rank,
  },
}
