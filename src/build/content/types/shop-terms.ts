import * as v from 'valibot'
import type { Collection } from '../collection.ts'

const schema = v.object({
  cutOff: v.string(),
  readyAfterHours: v.number(),
  keptDays: v.number(),
  returnDays: v.number(),
  refundDays: v.number(),
  reservationMinutes: v.number(),
})

export type ShopTermsEntry = v.InferOutput<typeof schema>

export const shopTerms: Collection<ShopTermsEntry> = {
  type: 'shopTerms',
  selection: 'cutOff readyAfterHours keptDays returnDays refundDays reservationMinutes',
  pageSize: 10,
  perEdition: true,
  schema,
}
