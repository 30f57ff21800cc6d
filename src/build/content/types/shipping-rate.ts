import * as v from 'valibot'
import type { Collection } from '../collection.ts'

const amount = v.nullish(v.number())

const schema = v.object({
  shippingClass: v.string(),
  metro: amount,
  regional: amount,
  remote: amount,
  freeFrom: amount,
})

export type ShippingRateEntry = v.InferOutput<typeof schema>

export const shippingRates: Collection<ShippingRateEntry> = {
  type: 'shippingRate',
  selection: 'shippingClass metro regional remote freeFrom',
  pageSize: 40,
  perEdition: true,
  order: '[shippingClass_ASC]',
  schema,
}
