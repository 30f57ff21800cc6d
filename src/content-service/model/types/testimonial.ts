import type { ContentType } from '../field.ts'
import { editions } from './shared-fields.ts'

export const testimonial: ContentType = {
  id: 'testimonial',
  folder: 'testimonials',
  displayField: 'name',
  bodyField: 'quote',
  doc: 'What an owner said',
  fields: {
    quote: { kind: 'text', required: true },
    name: { kind: 'symbol', required: true },
    place: { kind: 'symbol', required: true, doc: 'Suburb or town, with state or province' },
    product: { kind: 'link', to: 'product', required: true },
    rating: { kind: 'integer', required: true, min: 1, max: 5 },
    date: { kind: 'date', required: true },
    editions,
  },
}
