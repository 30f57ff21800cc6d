import { type ClosedDays, lastDayOf } from '../../domain/calendar/closed-days.ts'
import { phoneLink } from '../../domain/contact/phone-link.ts'
import type { EditionContent } from '../content/edition-content.ts'
import type { DealerEntry } from '../content/types/dealer.ts'
import { organizationReference } from './organization.ts'

const dayNames: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** Days with the same hours together. */
const openingHours = (hours: DealerEntry['hours']): Record<string, unknown>[] =>
  [...Map.groupBy(Object.entries(hours), ([, span]) => span)].map(([span, days]) => {
    const [opens, closes] = span.split('-')
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.flatMap(([day]) => dayNames[day] ?? []),
      opens,
      closes,
    }
  })

/** A day from midnight to midnight is a day on which nobody opens. */
const closedDays = (closed: ClosedDays): Record<string, unknown>[] =>
  closed.map((closure) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: closure.from,
    validThrough: lastDayOf(closure),
  }))

export const localBusinessJsonLd = (
  dealer: DealerEntry,
  { path, description, closed }: { path: string; description: string; closed: ClosedDays },
  content: EditionContent,
): Record<string, unknown> => ({
  '@type': 'LocalBusiness',
  '@id': `${path}#dealer`,
  name: dealer.name,
  description,
  url: path,
  telephone: phoneLink(dealer.phone, content.edition.locale).slice('tel:'.length),
  address: {
    '@type': 'PostalAddress',
    streetAddress: dealer.street,
    addressLocality: dealer.suburb,
    addressRegion: dealer.state,
    postalCode: dealer.postcode,
    addressCountry: content.edition.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: dealer.location.lat, longitude: dealer.location.lon },
  openingHoursSpecification: openingHours(dealer.hours),
  ...(closed.length > 0 && { specialOpeningHoursSpecification: closedDays(closed) }),
  brand: { '@type': 'Brand', name: content.brand.name },
  // Who answers for the goods it sells.
  parentOrganization: organizationReference(content),
})
