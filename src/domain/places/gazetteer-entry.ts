import type { Place } from './place.ts'

/** How much a place matters among those of its name: 0 a locality, 1 a town or suburb, 2 a large one, 3 a city, 4 a capital. */
export type PlaceSize = 0 | 1 | 2 | 3 | 4

export interface GazetteerEntry extends Omit<Place, 'postcode'> {
  postcode: string | undefined
  size: PlaceSize
  /**
   * `both`, or only one of the two: post office boxes and further postcodes of a town are found by postcode alone, another name of a
   * place ("Port Elizabeth") by name alone.
   */
  foundBy: 'both' | 'name' | 'postcode'
}

/** Postcodes without a place of their own, and the place that answers for them. */
export interface PostcodeRange {
  from: number
  to: number
  /** Where the place stands among the entries. */
  entry: number
}

export interface GazetteerState {
  /** As addresses write it: "NSW", "Northland". */
  state: string
  /** In full where that is something else. */
  fullName: string
}

export interface GazetteerContents {
  states: GazetteerState[]
  entries: GazetteerEntry[]
  ranges: PostcodeRange[]
}
