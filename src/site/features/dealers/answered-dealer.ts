import * as v from 'valibot'
import type { DealerService } from '../../../domain/dealers/dealer-service.ts'
import type { AsEnum } from '../../data/enum-words.ts'
import type { ListedDealer } from './listed-dealer.ts'

const text = v.string()
const hours = v.nullable(text)

const services: Record<AsEnum<DealerService>, DealerService> = {
  SALES: 'sales',
  REPAIRS: 'repairs',
  DEMO: 'demo',
  COMMERCIAL: 'commercial',
  WATER_TREATMENT: 'water-treatment',
}

/** A dealer as the site-data function answers. */
export const answeredDealer = v.object({
  slug: text,
  name: text,
  street: text,
  suburb: text,
  state: text,
  postcode: text,
  phone: text,
  services: v.array(v.picklist(['SALES', 'REPAIRS', 'DEMO', 'COMMERCIAL', 'WATER_TREATMENT'])),
  lines: v.array(text),
  location: v.object({ lat: v.number(), lon: v.number() }),
  closures: v.array(v.object({ from: text, to: text, note: text })),
  openOnHolidays: v.boolean(),
  hours: v.object({ mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours }),
})

const isOpen = (day: [string, string | null]): day is [string, string] => day[1] !== null

/** The same dealer in the words of the static list. */
export const toListedDealer = (dealer: v.InferOutput<typeof answeredDealer>): ListedDealer => ({
  ...dealer,
  services: dealer.services.map((service) => services[service]),
  hours: Object.fromEntries(Object.entries(dealer.hours).filter(isOpen)),
})
