import * as v from 'valibot'
import type { Collection } from '../collection.ts'
import { linkId } from './links.ts'

const schema = v.object({
  sys: v.object({ id: v.string() }),
  quote: v.string(),
  name: v.string(),
  place: v.string(),
  rating: v.number(),
  date: v.string(),
  product: linkId,
})

export type TestimonialEntry = v.InferOutput<typeof schema>

export const testimonials: Collection<TestimonialEntry> = {
  type: 'testimonial',
  selection: 'sys { id } quote name place rating date product { sys { id } }',
  pageSize: 500,
  perEdition: true,
  order: '[date_DESC]',
  schema,
}
