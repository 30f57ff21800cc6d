import { postcodePattern } from '../../../domain/places/postcode-pattern.ts'
import type { ContentType } from '../field.ts'
import { openingHours } from './opening-hours.ts'
import { editions, slug } from './shared-fields.ts'

export const pickUpPoint: ContentType = {
  id: 'pickUpPoint',
  folder: 'pick-up-points',
  displayField: 'name',
  doc: 'A counter where orders are picked up',
  fields: {
    slug,
    name: { kind: 'symbol', required: true, doc: 'As in “4 in Kirrawee”' },
    street: { kind: 'symbol', required: true },
    suburb: { kind: 'symbol', required: true },
    state: { kind: 'symbol', required: true, doc: 'Its public holidays are those of the counter' },
    postcode: { kind: 'symbol', required: true, pattern: postcodePattern },
    hours: openingHours,
    editions,
  },
}
