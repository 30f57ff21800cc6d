import { postcodeRangePattern } from '../../../domain/places/postcode-pattern.ts'
import { deliveryZones } from '../../../domain/pricing/delivery-zone.ts'
import type { ContentType } from '../field.ts'
import { editions } from './shared-fields.ts'

export const deliveryZone: ContentType = {
  id: 'deliveryZone',
  folder: 'delivery-zones',
  displayField: 'zone',
  doc: 'Which postcodes a zone has, and how long the way there takes',
  fields: {
    zone: { kind: 'symbol', required: true, oneOf: deliveryZones },
    postcodes: {
      kind: 'symbols',
      pattern: postcodeRangePattern,
      doc: '2600, or 2000-2249 with all between. The one zone without any has every postcode that no other has',
    },
    fewestDays: { kind: 'integer', required: true, min: 0, doc: 'Working days from dispatch to the door' },
    mostDays: { kind: 'integer', required: true, min: 1 },
    editions,
  },
}
