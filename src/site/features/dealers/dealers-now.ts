import type { DealerService } from '../../../domain/dealers/dealer-service.ts'
import type { DealerNearby } from '../../../domain/dealers/nearest-dealers.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { Coordinates } from '../../../domain/places/coordinates.ts'
import type { Place } from '../../../domain/places/place.ts'
import { asEnum } from '../../data/enum-words.ts'
import { siteData } from '../../data/site-data.ts'
import { askNearestDealers } from './ask-nearest-dealers.ts'
import { askPlaces } from './ask-places.ts'
import type { ListedDealer } from './listed-dealer.ts'

// Fetched on demand: a page that has its own list of dealers only needs this once somebody names a place.

export interface DealerQuestion {
  from: Coordinates
  service?: DealerService
  line?: string
  /** At most 50. */
  first: number
}

/** The nearest dealers as the site-data function knows them now; undefined where it cannot tell. */
export const dealersNow = async (
  edition: EditionCode,
  { from: { lat, lon }, service, line, first }: DealerQuestion,
): Promise<DealerNearby<ListedDealer>[] | undefined> => {
  const wish = { ...(service !== undefined && { service: asEnum(service) }), ...(line !== undefined && { line }) }
  const answer = await siteData.query(askNearestDealers, { edition: asEnum(edition), lat, lon, first, ...wish })
  return answer.ok ? answer.data : undefined
}

/** Places that a text may mean; undefined where the site-data function cannot tell. */
export const placesNow = async (edition: EditionCode, text: string): Promise<Place[] | undefined> => {
  const answer = await siteData.query(askPlaces, { edition: asEnum(edition), text })
  return answer.ok ? answer.data : undefined
}
