import type { Gazetteer } from './gazetteer.ts'
import type { Place } from './place.ts'

/** The largest place of a postcode. Not that of one which looks like it: somebody would be sent far. */
export const placeOfPostcode = (gazetteer: Gazetteer, postcode: string): Place | undefined =>
  gazetteer.suggest(postcode).find((place) => place.postcode === postcode)
