import * as v from 'valibot'
import type { Collection } from '../collection.ts'

const text = v.string()
const span = v.exactOptional(text)

const schema = v.object({
  slug: text,
  name: text,
  street: text,
  suburb: text,
  state: text,
  postcode: text,
  hours: v.object({ mon: span, tue: span, wed: span, thu: span, fri: span, sat: span, sun: span }),
})

export type PickUpPointEntry = v.InferOutput<typeof schema>

export const pickUpPoints: Collection<PickUpPointEntry> = {
  type: 'pickUpPoint',
  selection: 'slug name street suburb state postcode hours',
  pageSize: 40,
  perEdition: true,
  order: '[slug_ASC]',
  schema,
}
