import * as v from 'valibot'
import { holidaysSchema as holidays } from '../calendar/holidays-schema.ts'
import type { Cents } from '../money/money.ts'
import { postcodeRangePattern } from '../places/postcode-pattern.ts'
import { deliveryZones } from '../pricing/delivery-zone.ts'
import type { ShopTerms } from './shop-terms.ts'

const text = v.pipe(v.string(), v.minLength(1))
const day = v.pipe(v.string(), v.isoDate())
const time = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const cents = v.custom<Cents>((value) => Number.isSafeInteger(value) && Number(value) >= 0)
const span = v.exactOptional(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/)))

const shopTerms = v.object({
  terms: v.object({
    rates: v.record(
      text,
      v.object({
        metro: v.exactOptional(cents),
        regional: v.exactOptional(cents),
        remote: v.exactOptional(cents),
        freeFrom: v.exactOptional(cents),
      }),
    ),
    zones: v.array(
      v.object({
        zone: v.picklist(deliveryZones),
        postcodes: v.array(v.pipe(v.string(), v.regex(postcodeRangePattern))),
        days: v.tuple([count, count]),
      }),
    ),
    offers: v.array(v.object({ name: text, sku: text, bonus: v.array(text), startsOn: day, endsOn: day, most: count })),
  }),
  dispatch: v.object({ timeZone: text, state: text, cutOff: time, holidays }),
  pickUp: v.object({
    point: v.object({ slug: text, name: text, street: text, suburb: text, state: text, postcode: text }),
    timeZone: text,
    state: text,
    hours: v.object({ mon: span, tue: span, wed: span, thu: span, fri: span, sat: span, sun: span }),
    holidays,
    readyAfterHours: count,
    keptDays: count,
  }),
  returnDays: count,
  refundDays: count,
  reservationMinutes: count,
})

/** Throws for what no build of this site has written. */
export const readShopTerms = (json: unknown): ShopTerms => v.parse(shopTerms, json)
