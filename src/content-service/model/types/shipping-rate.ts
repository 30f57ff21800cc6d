import type { ContentType } from '../field.ts'
import { shippingClasses } from './product.ts'
import { editions } from './shared-fields.ts'

export const shippingRate: ContentType = {
  id: 'shippingRate',
  folder: 'shipping-rates',
  displayField: 'shippingClass',
  doc: 'What one shipping class costs by zone, including tax. A zone without a price is quoted by a person',
  fields: {
    shippingClass: { kind: 'symbol', required: true, unique: true, oneOf: shippingClasses },
    metro: { kind: 'number', min: 0 },
    regional: { kind: 'number', min: 0 },
    remote: { kind: 'number', min: 0 },
    freeFrom: { kind: 'number', min: 0, doc: 'Orders from this value ship free to metro and regional' },
    editions,
  },
}
