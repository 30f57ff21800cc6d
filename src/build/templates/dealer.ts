import type { Closure } from '../../domain/calendar/closed-days.ts'
import { closuresWithin, comingClosures, soonDays } from '../../domain/calendar/coming-closures.ts'
import { addressLines, addressText } from '../../domain/contact/address-lines.ts'
import { dealerClosures } from '../../domain/dealers/dealer-closures.ts'
import { isDealerService, servicesText } from '../../domain/dealers/dealer-service.ts'
import { dealerTimeZone } from '../../domain/dealers/dealer-time-zone.ts'
import { distanceKm, formatDistance } from '../../domain/places/distance.ts'
import type { DealerPage } from '../../site/content/dealer.ts'
import type Dealer from '../../site/templates/dealer/page.tsx'
import type { DealerEntry } from '../content/types/dealer.ts'
import { localBusinessJsonLd } from '../json-ld/local-business.ts'
import type { SitePage } from '../registry/site-page.ts'
import { templatePage } from '../registry/template-page.ts'
import { comingHolidays, daysAhead } from '../view/coming-holidays.ts'
import type { EditionView } from '../view/edition-view.ts'
import { lineHref } from '../view/line-href.ts'
import { shorten } from '../view/shorten.ts'

const longestTitle = 60

const titleOf = ({ name, suburb }: DealerEntry, brand: string): string => {
  const whole = `${name}, ${suburb}: ${brand} dealer`
  return whole.length <= longestTitle ? whole : shorten(`${name}, ${suburb}`, longestTitle)
}

const othersOf = (dealer: DealerEntry, { content }: EditionView): DealerPage['others'] =>
  content.dealers
    .filter((other) => other !== dealer)
    .map((other) => ({ other, km: distanceKm(dealer.location, other.location) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, 3)
    .map(({ other: { slug, name, suburb, location }, km }) => ({
      slug,
      name,
      suburb,
      distance: formatDistance(km, content.edition.locale),
      location,
    }))

const closedInComingMonths = (dealer: DealerEntry, view: EditionView): Closure[] => {
  const { hours, state, closures, openOnHolidays } = dealer
  const closing = { state, closures: closures ?? [], openOnHolidays: openOnHolidays ?? false }
  return comingClosures({ hours, closed: dealerClosures(closing, comingHolidays(view)) }, view.today, daysAhead)
}

export const dealerPages = (view: EditionView): SitePage[] => {
  const { code, brand, edition, dealers, productLines } = view.content
  const find = view.content.pages.find(({ slug }) => slug === 'support/find-a-dealer')
  return dealers.map((dealer) => {
    const path = view.href(`support/find-a-dealer/${dealer.slug}`)
    const services = dealer.services.filter(isDealerService)
    const address = addressText(dealer, edition.locale)
    const description = shorten(`${servicesText(services)} at ${address}. Hours, phone number and directions.`, 160)
    const closed = closedInComingMonths(dealer, view)
    const data: DealerPage = {
      slug: dealer.slug,
      name: dealer.name,
      suburb: dealer.suburb,
      ...(dealer.about !== undefined && dealer.about !== '' && { about: dealer.about }),
      address: addressLines(dealer, edition.locale),
      phone: dealer.phone,
      hours: dealer.hours,
      closed,
      soon: closuresWithin(closed, view.today, soonDays).length,
      timeZone: dealerTimeZone(dealer.state, code),
      services,
      lines: productLines
        .filter(({ sys }) => dealer.linesCollection.includes(sys.id))
        .map((line) => ({ label: line.name, href: lineHref(line, view) })),
      location: dealer.location,
      land: view.dealerMaps.land[dealer.slug] ?? '',
      ...(view.mapTiles !== undefined && { tiles: view.mapTiles }),
      others: othersOf(dealer, view),
    }
    return templatePage<typeof Dealer>()(view, {
      path,
      entry: dealer.sys.id,
      component: 'templates/dealer',
      title: titleOf(dealer, brand.name),
      description,
      searchKind: 'dealer',
      breadcrumbs: [
        { name: find?.title ?? '', path: view.href('support/find-a-dealer') },
        { name: dealer.name, path },
      ],
      jsonLd: [localBusinessJsonLd(dealer, { path, description, closed }, view.content)],
      data,
    })
  })
}
