import type { ClosedDays } from '../../domain/calendar/closed-days.ts'
import type { OpeningHours } from '../../domain/calendar/opening-hours.ts'
import type { Holiday } from '../../domain/calendar/working-days.ts'
import type { DealerService } from '../../domain/dealers/dealer-service.ts'
import type { Coordinates } from '../../domain/places/coordinates.ts'
import type { MapTiles, OutlineMap } from './dealer-map.ts'
import type { Action } from './section.ts'

/** A dealer among a hundred: in an order instead of by names, because a phone fetches all of them. */
export type PackedDealer = [
  /** Nothing where it is what the name makes. */
  slug: string,
  name: string,
  street: string,
  suburb: string,
  postcode: string,
  phone: string,
  lat: number,
  lon: number,
  /** Which of the weeks. */
  week: number,
  /** One bit for each service, the first is the lowest. */
  services: number,
  /** One bit for each line of the list. */
  lines: number,
  closures?: ClosedDays,
  openOnHolidays?: boolean,
]

export interface PackedState {
  /** As addresses have it. */
  code: string
  name: string
  dealers: PackedDealer[]
}

/** All dealers of an edition, with what is looked for among them. */
export interface PackedDealers {
  states: PackedState[]
  weeks: OpeningHours[]
  lines: { slug: string; name: string }[]
}

export interface FindDealers extends PackedDealers {
  /** Of the coming nine months. */
  holidays: Holiday[]
  map: OutlineMap
  tiles?: MapTiles
}

export interface DealerPage {
  slug: string
  name: string
  suburb: string
  about?: string
  address: string[]
  phone: string
  hours: OpeningHours
  /** What closes it in the coming nine months. */
  closed: ClosedDays
  /** How many of these are near, on the day of the build. */
  soon: number
  timeZone: string
  services: DealerService[]
  lines: Action[]
  location: Coordinates
  /** Path of the land on its local map. */
  land: string
  tiles?: MapTiles
  /** The nearest, with how far they are. */
  others: { slug: string; name: string; suburb: string; distance: string; location: Coordinates }[]
}
