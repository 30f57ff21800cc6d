import { dealerServices } from '../../../domain/dealers/dealer-service.ts'
import { listingForm } from '../../../domain/dealers/listing-form.ts'
import type { OwnListing } from '../../../domain/dealers/own-listing.ts'
import type { PriceList } from '../../../domain/dealers/price-list.ts'
import { printPhone, readPhone } from '../../../domain/forms/checks/phone-number.ts'
import { textIn } from '../../../domain/forms/field.ts'
import type { FormContext, Problem } from '../../../domain/forms/form-definition.ts'
import { parseForm } from '../../../domain/forms/parse-form.ts'
import type { DealerRow } from '../dealership.ts'

/** What a dealer would be listed as, as it was typed. */
export interface TypedListing {
  readonly name: string
  readonly street: string
  readonly suburb: string
  readonly state: string
  readonly postcode: string
  readonly phone: string
  readonly email: string
  readonly services: readonly string[]
  readonly lines: readonly string[]
}

/** What staff look at before it counts, and a dealer can ask for: where it is on the map follows from its address. */
export type AskedListing = Required<Pick<OwnListing, (typeof asked)[number]>>

const asked = ['name', 'street', 'suburb', 'state', 'postcode', 'phone', 'email', 'services', 'lines'] as const

export type ReadListing = { ok: true; listing: AskedListing } | { ok: false; problems: Problem[] }

export const readListing = (typed: TypedListing, context: FormContext, lines: PriceList['lines']): ReadListing => {
  const parsed = parseForm(listingForm, { ...typed }, context)
  const services = dealerServices.filter((each) => typed.services.includes(each))
  const carried = lines.filter(({ slug, isPart }) => !isPart && typed.lines.includes(slug)).map(({ slug }) => slug)
  const problems = [
    ...(parsed.ok ? [] : parsed.problems),
    ...(services.length === 0 ? [{ field: 'services', message: 'Tick what you do: one thing at least.' }] : []),
    ...(carried.length === 0 ? [{ field: 'lines', message: 'Tick what you carry: one line at least.' }] : []),
  ]
  if (!parsed.ok || problems.length > 0) return { ok: false, problems }
  const text = (name: string) => textIn(parsed.value, name)
  return {
    ok: true,
    listing: {
      name: text('name'),
      street: text('street'),
      suburb: text('suburb'),
      state: text('state'),
      postcode: text('postcode'),
      phone: printPhone(text('phone'), context.edition),
      email: text('email'),
      services,
      lines: carried,
    },
  }
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

export const listingOf = (row: DealerRow): AskedListing => ({
  name: row.name,
  street: row.street,
  suburb: row.suburb,
  state: row.state,
  postcode: row.postcode,
  phone: row.phone,
  email: row.email ?? '',
  services: row.services,
  lines: row.lines,
})

/** What is different, before and after. A phone number that is written otherwise is the same number. */
export const differenceOf = (
  row: DealerRow,
  wanted: AskedListing,
): { before: Partial<AskedListing>; after: Partial<AskedListing> } => {
  const now = listingOf(row)
  const numberOf = (written: string) => {
    const reading = readPhone(written, row.edition)
    return reading.ok ? reading.value : written
  }
  const isSame: Record<(typeof asked)[number], boolean> = {
    name: now.name === wanted.name,
    street: now.street === wanted.street,
    suburb: now.suburb === wanted.suburb,
    state: now.state === wanted.state,
    postcode: now.postcode === wanted.postcode,
    phone: numberOf(now.phone) === numberOf(wanted.phone),
    email: now.email === wanted.email,
    services: isSameSet(now.services, wanted.services),
    lines: isSameSet(now.lines, wanted.lines),
  }
  const changed = asked.filter((name) => !isSame[name])
  const only = (listing: AskedListing): Partial<AskedListing> =>
    Object.fromEntries(changed.map((name) => [name, listing[name]]))
  return { before: only(now), after: only(wanted) }
}
