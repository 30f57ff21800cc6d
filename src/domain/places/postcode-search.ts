import type { GazetteerEntry, PostcodeRange } from './gazetteer-entry.ts'

const length = 4

const bySize = (a: GazetteerEntry, b: GazetteerEntry): number =>
  b.size - a.size || Number(a.postcode ?? 0) - Number(b.postcode ?? 0)

/** One digit wrong, or two neighbours swapped; of five digits one too many. */
const isMistyped = (postcode: string, digits: string): boolean => {
  if (digits.length === length + 1) {
    return [...digits].some((_, at) => digits.slice(0, at) + digits.slice(at + 1) === postcode)
  }
  if (digits.length !== length) return false
  const wrong = [...digits].flatMap((digit, at) => (digit === postcode[at] ? [] : [at]))
  const [first = 0, second = 0] = wrong
  const swapped = wrong.length === 2 && second === first + 1 && digits[first] === postcode[second]
  return wrong.length === 1 || (swapped && digits[second] === postcode[first])
}

const entryOfRange = <Entry extends GazetteerEntry>(
  entries: readonly Entry[],
  ranges: readonly PostcodeRange[],
  digits: string,
): Entry[] => {
  if (digits.length !== length) return []
  const holding = ranges.filter(({ from, to }) => Number(digits) >= from && Number(digits) <= to)
  // The narrowest knows best: a town's own postcodes stand within those of its province.
  const [range] = holding.sort((a, b) => a.to - a.from - (b.to - b.from))
  const entry = range === undefined ? undefined : entries[range.entry]
  return entry === undefined ? [] : [{ ...entry, postcode: digits }]
}

/** Answers with the places of a postcode or of all that begin so; where there is none, of one that is a digit away. */
export const postcodeSearch = <Entry extends GazetteerEntry>(
  entries: readonly Entry[],
  ranges: readonly PostcodeRange[],
): ((digits: string) => Entry[]) => {
  const listed = entries.filter(({ foundBy, postcode }) => foundBy !== 'name' && postcode !== undefined)
  const having = (test: (postcode: string) => boolean) =>
    listed.filter(({ postcode = '' }) => test(postcode)).sort(bySize)
  return (digits) => {
    const right = having((postcode) => postcode.startsWith(digits))
    // "800" is how people say Darwin's 0800.
    const shortened = digits.length === length - 1 ? having((postcode) => postcode === `0${digits}`) : []
    if (right.length + shortened.length > 0) return [...shortened, ...right]
    const ranged = entryOfRange(entries, ranges, digits)
    return ranged.length > 0 ? ranged : having((postcode) => isMistyped(postcode, digits))
  }
}
