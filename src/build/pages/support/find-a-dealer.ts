import type { ClosedDays } from '../../../domain/calendar/closed-days.ts'
import { dealerServices } from '../../../domain/dealers/dealer-service.ts'
import { anchorOf } from '../../../site/content/anchor.ts'
import type { FindDealers, PackedDealer } from '../../../site/content/dealer.ts'
import type FindADealer from '../../../site/pages/support/find-a-dealer/page.tsx'
import type { DealerEntry } from '../../content/types/dealer.ts'
import { comingHolidays } from '../../view/coming-holidays.ts'
import type { EditionView } from '../../view/edition-view.ts'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'
import { stateName } from '../../view/state-name.ts'

/** A hundred metres: as exact as anybody's idea of where a suburb is. */
const rounded = (degrees: number): number => Number(degrees.toFixed(3))

const bits = (list: readonly string[], has: (item: string) => boolean): number =>
  list.reduce((sum, item, index) => sum + (has(item) ? 2 ** index : 0), 0)

/** Nothing for the many who close as their state does. */
const closing = (closures: ClosedDays, openOnHolidays: boolean): [closures?: ClosedDays, openOnHolidays?: boolean] => {
  if (openOnHolidays) return [closures, true]
  return closures.length > 0 ? [closures] : []
}

/** Everything the dealer finder shows, small enough for a phone by the pool. */
export const findDealers = (view: EditionView): FindDealers => {
  const { dealers, productLines } = view.content
  const carried = new Set(dealers.flatMap(({ linesCollection }) => linesCollection))
  // Every dealer has parts; nobody looks for one by them.
  const lines = productLines.filter(({ sys, family }) => carried.has(sys.id) && family !== 'part')
  const lineIds = lines.map(({ sys }) => sys.id)
  const weeks = [...new Set(dealers.map(({ hours }) => JSON.stringify(hours)))]

  const packed = ({
    hours,
    closures,
    openOnHolidays,
    services,
    linesCollection,
    location,
    ...dealer
  }: DealerEntry): PackedDealer => [
    dealer.slug === anchorOf(dealer.name) ? '' : dealer.slug,
    dealer.name,
    dealer.street,
    dealer.suburb,
    dealer.postcode,
    dealer.phone,
    rounded(location.lat),
    rounded(location.lon),
    weeks.indexOf(JSON.stringify(hours)),
    bits(dealerServices, (service) => services.includes(service)),
    bits(lineIds, (id) => linesCollection.includes(id)),
    ...closing(closures ?? [], openOnHolidays ?? false),
  ]

  return {
    states: [...Map.groupBy(dealers, ({ state }) => state)].map(([state, there]) => ({
      code: state,
      name: stateName(state),
      dealers: there.map(packed),
    })),
    weeks: weeks.map((week) => JSON.parse(week)),
    lines: lines.map(({ slug, name }) => ({ slug, name })),
    holidays: comingHolidays(view),
    map: view.dealerMaps.outline,
    ...(view.mapTiles !== undefined && { tiles: view.mapTiles }),
  }
}

export const findADealer = pageData<typeof FindADealer>()((view, entry) => ({
  ...editorial(view, entry, 'support/find-a-dealer'),
  ...findDealers(view),
}))
