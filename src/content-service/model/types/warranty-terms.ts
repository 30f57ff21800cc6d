import * as v from 'valibot'
import type { ContentType } from '../field.ts'
import { editions } from './shared-fields.ts'

/** Which products a term is about. */
export const coveredKinds = ['robot', 'cordless', 'water', 'equipment', 'commercial'] as const

const text = v.pipe(v.string(), v.minLength(1))
const months = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(300))

export const warrantyTerms: ContentType = {
  id: 'warrantyTerms',
  folder: 'warranty-terms',
  displayField: 'name',
  doc: 'What a warranty covers beside the years of a product, and the law it stands beside, in one edition',
  fields: {
    name: { kind: 'symbol', required: true, unique: true },
    law: {
      kind: 'json',
      required: true,
      schema: v.strictObject({ name: text, text, months: v.optional(months), within: v.optional(text), after: text }),
      doc: 'What the law gives, in how many months if it counts them, and what it gives once the warranty has ended',
    },
    terms: {
      kind: 'json',
      required: true,
      schema: v.array(v.strictObject({ name: text, months, text, kinds: v.array(v.picklist(coveredKinds)) })),
      doc: 'Parts with a time of their own',
    },
    written: {
      kind: 'json',
      required: true,
      schema: v.strictObject({
        robot: text,
        cordless: v.optional(text),
        water: v.optional(text),
        equipment: v.optional(text),
        commercial: v.optional(text),
      }),
      doc: 'What the years of a product cover, by kind',
    },
    care: {
      kind: 'json',
      schema: v.strictObject({ name: text, months, text, after: text }),
      doc: 'The programme for the years after: how old a robot may be to join, and what then',
    },
    editions,
  },
}
