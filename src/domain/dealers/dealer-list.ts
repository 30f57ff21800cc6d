import * as v from 'valibot'
import type { OpeningHours } from '../calendar/opening-hours.ts'
import type { Address } from '../contact/address.ts'
import type { EditionCode } from '../edition/edition-code.ts'
import { postcodePattern } from '../places/postcode-pattern.ts'
import { serverFolder } from '../server-folder.ts'
import type { ClosingDealer } from './dealer-closures.ts'
import { type DealerService, dealerServices } from './dealer-service.ts'
import type { DealerSomewhere } from './nearest-dealers.ts'

/** A dealer of an edition with all that is known of it. */
export interface Dealer extends DealerSomewhere, Address, ClosingDealer {
  slug: string
  name: string
  phone: string
  /** Where requests for demos go; those without one are rung. */
  email?: string
  hours: OpeningHours
  services: readonly DealerService[]
  /** Where the site is not built with it yet. */
  hasPage?: false
}

/** Left by the site's build for whoever searches dealers on a server. */
export const dealerListFile = (edition: EditionCode): string => `${serverFolder}/dealers/${edition}.json`

const text = v.pipe(v.string(), v.minLength(1))
const span = v.exactOptional(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/)))

const list = v.array(
  v.object({
    slug: text,
    name: text,
    street: text,
    suburb: text,
    state: text,
    postcode: v.pipe(v.string(), v.regex(postcodePattern)),
    phone: text,
    email: v.exactOptional(text),
    location: v.object({
      lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
    hours: v.object({ mon: span, tue: span, wed: span, thu: span, fri: span, sat: span, sun: span }),
    closures: v.array(
      v.object({
        from: v.pipe(v.string(), v.isoDate()),
        to: v.exactOptional(v.pipe(v.string(), v.isoDate())),
        note: text,
      }),
    ),
    openOnHolidays: v.boolean(),
    services: v.array(v.picklist(dealerServices)),
    lines: v.array(text),
  }),
)

/** Throws for what no build of this site has written. */
export const readDealerList = (json: unknown): Dealer[] => v.parse(list, json)
