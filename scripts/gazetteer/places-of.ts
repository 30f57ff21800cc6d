import type { EditionCode } from '../../src/domain/edition/edition-code.ts'
import { editions } from '../../src/domain/edition/editions.ts'
import type { GazetteerContents } from '../../src/domain/places/gazetteer-entry.ts'
import { australia } from './australia.ts'
import { townsAndPostcodes } from './towns-and-postcodes.ts'

/** All that can be found in an edition, out of its sources. What is known of a country beside GeoNames is in a file with its name. */
export const placesOf = (edition: EditionCode): GazetteerContents => {
  if (edition === 'en-au') return australia()
  const { country } = editions[edition]
  return townsAndPostcodes(edition.slice(3).toUpperCase(), `${country.toLowerCase().replaceAll(' ', '-')}.yaml`)
}
