import { farthestReach } from '../../../domain/dealers/dealer-reach.ts'
import type { DealerNearby } from '../../../domain/dealers/nearest-dealers.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { findPlace } from '../../../domain/places/find-place.ts'
import type { Place } from '../../../domain/places/place.ts'
import { loadGazetteer } from '../places/load-gazetteer.ts'
import { placesNow } from './dealers-now.ts'
import { findNearbyDealers } from './find-nearby-dealers.ts'
import type { ListedDealer } from './listed-dealer.ts'

const placeNamed = async (edition: EditionCode, text: string): Promise<Place | undefined> => {
  const likely = await placesNow(edition, text).catch(() => undefined)
  return findPlace(likely === undefined ? await loadGazetteer(edition) : { suggest: () => likely }, text)
}

/** The dealer nearest to a place who carries a line and shows robots at people's pools; nobody where none is within reach. */
export const nearestWhoShows = async (
  edition: EditionCode,
  text: string,
  line: string,
): Promise<DealerNearby<ListedDealer> | undefined> => {
  const from = await placeNamed(edition, text)
  if (from === undefined) return undefined
  const [nearest] = await findNearbyDealers(edition, { from, service: 'demo', line, first: 1 })
  return nearest !== undefined && nearest.km <= farthestReach ? nearest : undefined
}
