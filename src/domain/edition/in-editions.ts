import { type EditionCode, editionCodes } from './edition-code.ts'

/** One value for each edition. */
export const inEditions = <Value>(valueFor: (edition: EditionCode) => Value): Readonly<Record<EditionCode, Value>> =>
  Object.fromEntries(editionCodes.map((edition) => [edition, valueFor(edition)])) as Record<EditionCode, Value>
