import * as v from 'valibot'
import type { Collection } from '../collection.ts'

const schema = v.object({ shippingClass: v.string(), freeFrom: v.nullish(v.number()) })

export type ShippingRateEntry = v.InferOutput<typeof schema>

export const shippingRates: Collection<ShippingRateEntry> = {
  type: 'shippingRate',
  selection: 'shippingClass freeFrom',
  pageSize: 40,
  perEdition: true,
  order: '[shippingClass_ASC]',
  schema,
}
