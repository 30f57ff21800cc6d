import * as v from 'valibot'
import { deliveryZones as zones } from '../../../domain/pricing/delivery-zone.ts'
import type { Collection } from '../collection.ts'

const schema = v.object({
  zone: v.picklist(zones),
  postcodes: v.nullish(v.array(v.string()), []),
  fewestDays: v.number(),
  mostDays: v.number(),
})

export type DeliveryZoneEntry = v.InferOutput<typeof schema>

export const deliveryZones: Collection<DeliveryZoneEntry> = {
  type: 'deliveryZone',
  selection: 'zone postcodes fewestDays mostDays',
  pageSize: 40,
  perEdition: true,
  order: '[zone_ASC]',
  schema,
}
