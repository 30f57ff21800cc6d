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
