import type { EditionCode } from '../../src/domain/edition/edition-code.ts'
import type { GazetteerContents } from '../../src/domain/places/gazetteer-entry.ts'
import { australia } from './australia.ts'
import { townsAndPostcodes } from './towns-and-postcodes.ts'

const makers: Record<EditionCode, () => GazetteerContents> = {
  'en-au': australia,
  'en-nz': () => townsAndPostcodes('NZ', 'new-zealand.yaml'),
  'en-za': () => townsAndPostcodes('ZA', 'south-africa.yaml'),
}

/** All that can be found in an edition, out of its sources. */
export const placesOf = (edition: EditionCode): GazetteerContents => makers[edition]()
