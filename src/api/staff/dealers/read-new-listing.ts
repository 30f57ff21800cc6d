import { type OpeningHours, openingDays } from '../../../domain/calendar/opening-hours.ts'
import type { Dealer } from '../../../domain/dealers/dealer-list.ts'
import type { DealerService } from '../../../domain/dealers/dealer-service.ts'
import { unmetServices } from '../../../domain/dealers/service-needs.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { ofEditions } from '../../../domain/edition/editions.ts'
import { readEmail } from '../../../domain/forms/checks/email-address.ts'
import { printPhone, readPhone } from '../../../domain/forms/checks/phone-number.ts'
import { readPostcode } from '../../../domain/forms/checks/postcode.ts'
import type { Reading } from '../../../domain/forms/checks/reading.ts'
import { oneLine } from '../../../domain/forms/clean-text.ts'
import { distanceKm } from '../../../domain/places/distance.ts'
import type { Place } from '../../../domain/places/place.ts'
import { placeLabel } from '../../../domain/places/place-label.ts'

const formWords = ofEditions('formWords')

/** The listing of a new dealer, as staff have typed it. */
export interface TypedListing {
  readonly name: string
  readonly street: string
  readonly suburb: string
  readonly state: string
  readonly postcode: string
  readonly phone: string
  readonly email: string
  readonly lat: number
  readonly lon: number
  /** Of each day "08:00-17:00"; empty where it is closed. */
  readonly hours: Readonly<Partial<Record<(typeof openingDays)[number], string | null | undefined>>>
  readonly openOnHolidays: boolean
  readonly services: readonly DealerService[]
  readonly lines: readonly string[]
}

export type NewListing = Omit<Dealer, 'slug' | 'closures'>

export type ReadListing =
  | { readonly ok: true; readonly listing: NewListing }
  | { readonly ok: false; readonly problem: string }

interface Known {
  readonly edition: EditionCode
  /** Where the gazetteer has its suburb or postcode. */
  readonly place: Place | undefined
  /** The product lines that dealers of the edition carry. */
  readonly lines: readonly string[]
}

/** Whoever is farther from the middle of its suburb was typed wrong. */
const farthestFromSuburb = 60

const span = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/

const isSpan = (typed: string): boolean => {
  const [from = '', to = ''] = typed.split('-')
  return span.test(typed) && from < to
}

const needed = (text: string, ask: string): Reading =>
  text === '' ? { ok: false, message: ask } : { ok: true, value: text }

const placeProblem = ({ lat, lon }: TypedListing, place: Place | undefined): string | undefined => {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return 'Latitude and longitude aren’t a place on Earth.'
  if (place === undefined) return undefined
  const km = distanceKm({ lat, lon }, place)
  return km <= farthestFromSuburb
    ? undefined
    : `Latitude and longitude are ${Math.round(km)} km from ${placeLabel(place)}. Correct them, or the postcode.`
}

/** Reads the sheet on which a dealer is approved. All that is wrong with it is said at once. */
export const readNewListing = (typed: TypedListing, { edition, place, lines: known }: Known): ReadListing => {
  const { options, ofPostcode } = formWords[edition].state
  const text = (field: 'name' | 'street' | 'suburb') => oneLine(typed[field]).slice(0, 120)
  const phone = readPhone(typed.phone, edition)
  const postcode = readPostcode(typed.postcode, edition)
  const email = typed.email.trim() === '' ? undefined : readEmail(typed.email)
  const readings = [
    needed(text('name'), 'Enter the name of the business.'),
    needed(text('street'), 'Enter the street and number.'),
    needed(text('suburb'), 'Enter the suburb or town.'),
    postcode,
    phone,
    ...(email === undefined ? [] : [email]),
  ]
  const isStateKnown = options.some(({ value }) => value === typed.state)
  const fits = ofPostcode?.(typed.postcode.trim()).includes(typed.state) ?? true
  const week = openingDays.flatMap((day) => {
    const hours = (typed.hours[day] ?? '').trim()
    return hours === '' ? [] : [[day, hours] as const]
  })
  const lines = known.filter((line) => typed.lines.includes(line))
  const where = placeProblem(typed, place)
  const problems = [
    ...readings.flatMap((reading) => (reading.ok ? [] : [reading.message])),
    ...(isStateKnown ? [] : [formWords[edition].state.ask]),
    ...(isStateKnown && postcode.ok && !fits ? [`${typed.postcode} isn’t a postcode in ${typed.state}.`] : []),
    ...(where === undefined ? [] : [where]),
    ...(week.length === 0 ? ['Enter the hours of one day at least.'] : []),
    ...week.flatMap(([day, hours]) => (isSpan(hours) ? [] : [`Write the hours of ${day} as 08:00-17:00.`])),
    ...(typed.services.length === 0 ? ['Tick what it does: one service at least.'] : []),
    ...unmetServices(typed.services, lines),
    ...(typed.services.includes('demo') && email === undefined
      ? ['Demos need an email address: requests go there.']
      : []),
  ]
  if (problems.length > 0 || !phone.ok || !postcode.ok || email?.ok === false)
    return { ok: false, problem: problems.join(' ') }
  return {
    ok: true,
    listing: {
      name: text('name'),
      street: text('street'),
      suburb: text('suburb'),
      state: typed.state,
      postcode: postcode.value,
      phone: printPhone(phone.value, edition),
      ...(email !== undefined && { email: email.value }),
      location: { lat: round(typed.lat), lon: round(typed.lon) },
      hours: Object.fromEntries(week) satisfies OpeningHours,
      openOnHolidays: typed.openOnHolidays,
      services: [...typed.services],
      lines,
    },
  }
}

/** To a metre or so, as content has it. */
const round = (degree: number): number => Number(degree.toFixed(5)) + 0
