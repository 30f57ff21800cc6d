import { clockWords } from '../calendar/clock-words.ts'
import { lastDayOf } from '../calendar/closed-days.ts'
import { formatDay } from '../calendar/day-format.ts'
import { openingDays } from '../calendar/opening-hours.ts'
import type { Dealer } from './dealer-list.ts'
import { servicesText } from './dealer-service.ts'
import { type OwnListing, ownAtOnce, ownOnceApproved } from './own-listing.ts'

export const listingFields = [...ownOnceApproved, ...ownAtOnce] as const

export type ListingField = (typeof listingFields)[number]

export const listingFieldNames: Record<ListingField, string> = {
  name: 'Name',
  street: 'Street',
  suburb: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
  phone: 'Phone',
  email: 'Email',
  services: 'Services',
  lines: 'Lines',
  location: 'On the map',
  hours: 'Hours',
  closures: 'Closed',
  openOnHolidays: 'Public holidays',
}

const dayNames = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' }

/** Lines that are not called as their slugs are written. */
const lineNames = new Map([
  ['ecoclear', 'EcoClear'],
  ['ecoswim', 'EcoSwim'],
  ['parts', 'Parts and accessories'],
  ['pool-equipment', 'EcoClear pool equipment'],
])

/** "Dolphin Commercial": a product line by its slug. */
export const lineWords = (slug: string): string =>
  lineNames.get(slug) ?? slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

const hoursWords = (hours: Dealer['hours']): string =>
  openingDays
    .map((day) => `${dayNames[day]} ${hours[day]?.split('-').map(clockWords).join(' to ') ?? 'closed'}`)
    .join('\n')

const closuresWords = (closures: Dealer['closures']): string =>
  closures
    .map((closure) => {
      const [from, to] = [formatDay(closure.from), formatDay(lastDayOf(closure))]
      return `${from === to ? from : `${from} to ${to}`}, ${closure.note}`
    })
    .join('\n')

/** A field of a listing as people read it, in lines where it has several; empty where nothing is said. */
export const listingWords = (listing: OwnListing, field: ListingField): string => {
  switch (field) {
    case 'services':
      return listing.services === undefined ? '' : servicesText(listing.services)
    case 'lines':
      return (listing.lines ?? []).map(lineWords).join(', ')
    case 'location':
      return listing.location === undefined ? '' : `${listing.location.lat}, ${listing.location.lon}`
    case 'hours':
      return listing.hours === undefined ? '' : hoursWords(listing.hours)
    case 'closures':
      return closuresWords(listing.closures ?? [])
    case 'openOnHolidays':
      return listing.openOnHolidays === undefined ? '' : listing.openOnHolidays ? 'Open' : 'Closed'
    default:
      return listing[field] ?? ''
  }
}
