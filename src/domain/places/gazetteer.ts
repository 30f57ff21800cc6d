import type { Place } from './place.ts'

/** An edition's suburbs, towns and postcodes, to be asked by what somebody types. */
export interface Gazetteer {
  /** Places that a typed name, postcode or beginning of either may mean, likeliest first. */
  suggest(typed: string, limit?: number): Place[]
}
