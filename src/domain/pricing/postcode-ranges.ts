/** First and last postcode. Four digits compare as they are written. */
export interface PostcodeRange {
  from: string
  to: string
}

interface Zone {
  /** As "2000-2249" or "2600". The zone that names none has all that no other has. */
  readonly postcodes: readonly string[]
}

/** Of a single postcode both are the same four digits. */
export const readPostcodeRange = (range: string): PostcodeRange => ({ from: range.slice(0, 4), to: range.slice(-4) })

export const hasTheRest = ({ postcodes }: Zone): boolean => postcodes.length === 0

export const namesPostcode = ({ postcodes }: Zone, postcode: string): boolean =>
  postcodes.some((range) => {
    const { from, to } = readPostcodeRange(range)
    return postcode >= from && postcode <= to
  })

const written = (postcode: number): string => String(postcode).padStart(4, '0')

/** What is left between ranges that do not overlap. */
const gapsBetween = (ranges: readonly PostcodeRange[]): PostcodeRange[] => {
  const sorted = ranges.toSorted((one, other) => Number(one.from) - Number(other.from))
  const starts = [0, ...sorted.map(({ to }) => Number(to) + 1)]
  const ends = [...sorted.map(({ from }) => Number(from) - 1), 9999]
  return starts.flatMap((from, at) => {
    const to = ends[at] ?? 9999
    return from > to ? [] : [{ from: written(from), to: written(to) }]
  })
}

/** All postcodes of a zone, whether it names them or has what the others leave. */
export const postcodeRangesOf = (zone: Zone, zones: readonly Zone[]): PostcodeRange[] =>
  hasTheRest(zone)
    ? gapsBetween(zones.flatMap(({ postcodes }) => postcodes.map(readPostcodeRange)))
    : zone.postcodes.map(readPostcodeRange)
