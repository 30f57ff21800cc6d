import * as v from 'valibot'
import { coveredKinds } from '../../../content-service/model/types/warranty-terms.ts'
import type { Collection } from '../collection.ts'

const text = v.string()

const schema = v.object({
  law: v.object({ name: text, text, months: v.optional(v.number()), within: v.optional(text), after: text }),
  terms: v.array(v.object({ name: text, months: v.number(), text, kinds: v.array(v.picklist(coveredKinds)) })),
  written: v.object({
    robot: text,
    cordless: v.optional(text),
    water: v.optional(text),
    equipment: v.optional(text),
    commercial: v.optional(text),
  }),
  care: v.nullish(v.object({ name: text, months: v.number(), text, after: text })),
})

export type WarrantyTermsEntry = v.InferOutput<typeof schema>

export const warrantyTerms: Collection<WarrantyTermsEntry> = {
  type: 'warrantyTerms',
  selection: 'law terms written care',
  pageSize: 10,
  perEdition: true,
  schema,
}
