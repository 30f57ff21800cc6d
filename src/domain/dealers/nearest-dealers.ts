import type { Coordinates } from '../places/coordinates.ts'
import { distanceKm } from '../places/distance.ts'

export interface DealerSomewhere {
  location: Coordinates
  services: readonly string[]
  /** Slugs of the product lines it carries. */
  lines: readonly string[]
}

export interface DealerWish {
  service?: string | undefined
  line?: string | undefined
}

export interface DealerNearby<Dealer> {
  dealer: Dealer
  km: number
}

/** Dealers who do what is asked for, nearest first; those equally far stay in the order given. */
export const nearestDealers = <Dealer extends DealerSomewhere>(
  dealers: readonly Dealer[],
  from: Coordinates,
  { service, line }: DealerWish = {},
): DealerNearby<Dealer>[] =>
  dealers
    .filter(({ services }) => service === undefined || services.includes(service))
    .filter(({ lines }) => line === undefined || lines.includes(line))
    .map((dealer) => ({ dealer, km: distanceKm(from, dealer.location) }))
    .sort((a, b) => a.km - b.km)
