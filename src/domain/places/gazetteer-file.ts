import type { EditionCode } from '../edition/edition-code.ts'

/** Where a browser fetches the places of an edition. */
export const gazetteerFile = (edition: EditionCode): string => `/gazetteer/${edition}.txt`
