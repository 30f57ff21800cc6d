import { type EditionCode, editionCodes } from './edition-code.ts'
import { ofEditions } from './editions.ts'

/** What a browser tells of where its owner lives. */
export interface Traces {
  /** As `navigator.languages` has them, the preferred first. */
  languages: readonly string[]
  /** As `Intl` names it: "Pacific/Auckland". Only asked when the languages say nothing: it may take a phone a tenth of a second. */
  timeZone: () => string | undefined
}

const isOwnTimeZone = ofEditions('isOwnTimeZone')

const inCountryOf = (language: string): EditionCode | undefined => {
  const country = /[-_][a-z]{2}$/i.exec(language)?.[0].slice(1).toLowerCase()
  return editionCodes.find((code) => code.slice(3) === country)
}

const inTimeZone = (timeZone: string): EditionCode | undefined =>
  editionCodes.find((code) => isOwnTimeZone[code].test(timeZone))

/** The edition made for somebody: what the languages say, else the clock, else nobody knows. */
export const ownEdition = ({ languages, timeZone }: Traces): EditionCode | undefined =>
  languages.map(inCountryOf).find((edition) => edition !== undefined) ?? inTimeZone(timeZone() ?? '')

/** The edition to offer on a page of another one. Nobody is asked twice. */
export const editionToOffer = (
  traces: Traces,
  { current, declined }: { current: EditionCode; declined: boolean },
): EditionCode | undefined => {
  const own = declined ? undefined : ownEdition(traces)
  return own === current ? undefined : own
}
