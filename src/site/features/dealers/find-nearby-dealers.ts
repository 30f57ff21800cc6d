import type { DealerService } from '../../../domain/dealers/dealer-service.ts'
import { type DealerNearby, nearestDealers } from '../../../domain/dealers/nearest-dealers.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { Coordinates } from '../../../domain/places/coordinates.ts'
import { inTime } from '../../data/in-time.ts'
import type { ListedDealer } from './listed-dealer.ts'
import { loadDealers } from './load-dealers.ts'

interface Wish {
  from: Coordinates
  service: DealerService
  /** The slug of a product line they carry. */
  line?: string
  first: number
}

type Ask = (edition: EditionCode, wish: Wish) => Promise<DealerNearby<ListedDealer>[] | undefined>

const askNow: Ask = async (edition, wish) => (await import('./dealers-now.ts')).dealersNow(edition, wish)

/** After that, the list of all dealers is fetched instead. */
const patience = 3000

/** The nearest who do something: as they are known now, or else from the list of all, which works offline. */
export const findNearbyDealers = async (
  edition: EditionCode,
  wish: Wish,
  ask = askNow,
  load = loadDealers,
): Promise<DealerNearby<ListedDealer>[]> => {
  const known = await inTime(() => ask(edition, wish), patience).catch(() => undefined)
  if (known !== undefined) return known
  return nearestDealers(await load(edition), wish.from, wish).slice(0, wish.first)
}
