import type { EditionCode } from './edition-code.ts'

/** What a browser tells of where its owner lives. */
export interface Traces {
  /** As `navigator.languages` has them, the preferred first. */
  languages: readonly string[]
  /** As `Intl` names it: "Pacific/Auckland". Only asked when the languages say nothing: it may take a phone a tenth of a second. */
  timeZone: () => string | undefined
}

const ofRegion: Record<string, EditionCode> = { AU: 'en-au', NZ: 'en-nz', ZA: 'en-za' }

const ofTimeZone: [zone: RegExp, edition: EditionCode][] = [
  [/^Australia\//, 'en-au'],
  [/^(Pacific\/(Auckland|Chatham)|Antarctica\/McMurdo|NZ)/, 'en-nz'],
  [/^Africa\/Johannesburg$/, 'en-za'],
]

const regionOf = (language: string): string => /[-_]([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase() ?? ''

const inTimeZone = (timeZone: string): EditionCode | undefined => ofTimeZone.find(([zone]) => zone.test(timeZone))?.[1]

/** The edition made for somebody: what the languages say, else the clock, else nobody knows. */
export const ownEdition = ({ languages, timeZone }: Traces): EditionCode | undefined =>
  languages.map((language) => ofRegion[regionOf(language)]).find((edition) => edition !== undefined) ??
  inTimeZone(timeZone() ?? '')

/** The edition to offer on a page of another one. Nobody is asked twice. */
export const editionToOffer = (
  traces: Traces,
  { current, declined }: { current: EditionCode; declined: boolean },
): EditionCode | undefined => {
  const own = declined ? undefined : ownEdition(traces)
  return own === current ? undefined : own
}
