import { openingDays } from '../../../domain/calendar/opening-hours.ts'
import type { Dealer } from '../../../domain/dealers/dealer-list.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'

/** YAML takes what JSON writes, whatever stands in it. */
const quoted = (text: string): string => JSON.stringify(text)

/**
 * A dealer as the file that content wants: with it the next build has a page for it. What it closes for itself is not in there: that
 * stays the dealer's own, and counts over content.
 */
export const dealerAsContent = (edition: EditionCode, dealer: Dealer): { name: string; text: string } => {
  const { slug, name, street, suburb, state, postcode, location, phone, email, hours, services, lines } = dealer
  const text = [
    `slug: ${slug}`,
    `name: ${quoted(name)}`,
    `street: ${quoted(street)}`,
    `suburb: ${quoted(suburb)}`,
    `state: ${quoted(state)}`,
    `postcode: ${quoted(postcode)}`,
    'location:',
    `  lat: ${location.lat}`,
    `  lon: ${location.lon}`,
    `phone: ${quoted(phone)}`,
    ...(email === undefined ? [] : [`email: ${quoted(email)}`]),
    'hours:',
    ...openingDays.flatMap((day) => (hours[day] === undefined ? [] : [`  ${day}: ${quoted(hours[day])}`])),
    ...(dealer.openOnHolidays ? ['openOnHolidays: true'] : []),
    `services: [${services.join(', ')}]`,
    ...(lines.length === 0 ? [] : [`lines: [${lines.map((line) => `line-${line}`).join(', ')}]`]),
    `editions: [${edition}]`,
  ]
  return { name: `dealer-${slug}.yaml`, text: `${text.join('\n')}\n` }
}
