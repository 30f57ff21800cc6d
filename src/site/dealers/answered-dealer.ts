import * as v from 'valibot'
import { dealerServices } from '../../domain/dealers/dealer-service.ts'
import { fromEnum } from '../data/enum-words.ts'
import type { ListedDealer } from './listed-dealer.ts'

/** What is asked of a dealer for it to be one of the list. */
export const dealerSelection = `slug name street suburb state postcode phone services lines
      location { lat lon }
      hours { mon tue wed thu fri sat sun }`

const text = v.string()
const withoutNulls = <Value>(given: Record<string, Value | null>): Record<string, Value> =>
  Object.fromEntries(Object.entries(given).filter((entry): entry is [string, Value] => entry[1] !== null))

const dealer = v.object({
  slug: text,
  name: text,
  street: text,
  suburb: text,
  state: text,
  postcode: text,
  phone: text,
  services: v.array(v.pipe(text, v.transform(fromEnum), v.picklist(dealerServices))),
  lines: v.array(text),
  location: v.object({ lat: v.number(), lon: v.number() }),
  hours: v.pipe(v.record(text, v.nullable(text)), v.transform(withoutNulls)),
})

/** A dealer as the data function answers, in the words of the static list. */
export const answeredDealer: v.GenericSchema<unknown, ListedDealer> = dealer
