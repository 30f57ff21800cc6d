import type { MapPoint } from '../../../domain/map/map-projection.ts'
import type { Coordinates } from '../../../domain/places/coordinates.ts'

export interface MapDealer {
  slug: string
  name: string
  suburb: string
  location: Coordinates
  /** Its place in the list, where that has numbers. */
  number?: number
}

/** Those of a list for the map; the first of them with their numbers in it. */
export const mapDealers = (listed: readonly { dealer: MapDealer }[], numbered: number): MapDealer[] =>
  listed.map(({ dealer: { slug, name, suburb, location } }, index) => ({
    slug,
    name,
    suburb,
    location,
    ...(index < numbered && { number: index + 1 }),
  }))

/** Where somebody asks from, and how far to look. */
export interface MapFrom extends Coordinates {
  label: string
  km: number
}

/** What stands in one spot of the screen: a dealer, or several. */
export interface MapSpot {
  at: MapPoint
  dealers: (MapDealer & { on: MapPoint })[]
}
