import type { Coordinates } from '../places/coordinates.ts'
import { distanceKm } from '../places/distance.ts'
import type { DealerNearby, DealerSomewhere } from './nearest-dealers.ts'

interface Nearest<Dealer> {
  from: Coordinates
  /** All of the nearest, unless they are as many as were asked for. */
  found: readonly DealerNearby<Dealer>[]
  /** How many were asked for. */
  most: number
}

/** A list of dealers, brought up to date as far as somebody has just looked around a spot: who is gone there, new or changed. */
export const freshenedDealers = <Dealer extends DealerSomewhere & { slug: string }>(
  listed: readonly Dealer[],
  { from, found, most }: Nearest<Dealer>,
): Dealer[] => {
  const looked = found.length < most ? Number.POSITIVE_INFINITY : (found.at(-1)?.km ?? 0)
  const fresh = new Map(found.map(({ dealer }) => [dealer.slug, dealer]))
  const old = new Set(listed.map(({ slug }) => slug))
  return [
    ...listed.flatMap((dealer) => {
      const now = fresh.get(dealer.slug)
      // At the very edge there may be several, of whom only some were wanted.
      if (now === undefined) return distanceKm(from, dealer.location) < looked ? [] : [dealer]
      return [now]
    }),
    ...found.flatMap(({ dealer }) => (old.has(dealer.slug) ? [] : [dealer])),
  ]
}
