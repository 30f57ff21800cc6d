import type { EditionCode } from '../edition/edition-code.ts'

/** Where a browser fetches the places of an edition. */
export const gazetteerFile = (edition: EditionCode): string => `/gazetteer/${edition}.txt`

/** Whose work the lists are; their licences ask that it is said where they are used. */
export const placesAttribution: Record<EditionCode, string> = {
  'en-au': 'Places: GeoNames, CC BY 4.0; Matthew Proctor',
  'en-nz': 'Places: GeoNames, CC BY 4.0',
  'en-za': 'Places: GeoNames, CC BY 4.0',
}
