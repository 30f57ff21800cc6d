import * as v from 'valibot'
import type { Collection } from '../collection.ts'
import { linkIds, linkIdsSelection } from './links.ts'

const schema = v.object({
  sys: v.object({ id: v.string() }),
  slug: v.string(),
  name: v.string(),
  street: v.string(),
  suburb: v.string(),
  state: v.string(),
  postcode: v.string(),
  phone: v.string(),
  email: v.nullish(v.string()),
  location: v.object({ lat: v.number(), lon: v.number() }),
  hours: v.record(v.string(), v.string()),
  closures: v.nullish(v.array(v.object({ from: v.string(), to: v.exactOptional(v.string()), note: v.string() }))),
  openOnHolidays: v.nullish(v.boolean()),
  services: v.array(v.string()),
  linesCollection: linkIds,
  about: v.string(),
})

export type DealerEntry = v.InferOutput<typeof schema>

export const dealers: Collection<DealerEntry> = {
  type: 'dealer',
  selection: `sys { id } slug name street suburb state postcode phone email hours closures openOnHolidays services about location { lat lon }
    linesCollection${linkIdsSelection(20)}`,
  pageSize: 400,
  perEdition: true,
  order: '[state_ASC, suburb_ASC]',
  schema,
}
