import { foldedName, writtenOut } from './folded-name.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { GazetteerContents, GazetteerEntry } from './gazetteer-entry.ts'
import { startsWithOneTypo } from './one-typo.ts'
import type { Place } from './place.ts'
import { foldedStates, type Reading, readPlaceQuery } from './place-query.ts'
import { postcodeSearch } from './postcode-search.ts'

interface KeyedEntry extends GazetteerEntry {
  /** The name as it is compared. */
  key: string
}

/** How well an entry answers; lower is better. */
const grades = { exact: 0, start: 1, word: 2, ofState: 3, typo: 4, startTypo: 6 }

/** Of fewer letters too many names are one letter away. */
const fewestLetters = { wholeName: 3, start: 5 }

const gradeOf = ({ key, size, foundBy }: KeyedEntry, { name, laterWord }: Reading): number | undefined => {
  if (name === '') return size > 2 && foundBy === 'both' ? grades.ofState : undefined
  if (!key.startsWith(name)) return key.includes(laterWord) ? grades.word : undefined
  return key.length === name.length ? grades.exact : grades.start
}

const typoGradeOf = ({ key, size }: KeyedEntry, { name }: Reading): number | undefined => {
  if (name.length < fewestLetters.wholeName || (name.length === fewestLetters.wholeName && size < 2)) return undefined
  let best: number | undefined
  for (let from = 0; ; ) {
    const typo = startsWithOneTypo(key, from, name)
    if (typo !== undefined && (typo.whole || name.length >= fewestLetters.start)) {
      // People seldom get the first letter wrong, and more often write the whole name than its second word.
      const grade = (typo.whole && from === 0 ? grades.typo : grades.startTypo) + (typo.at === 0 ? 1 : 0)
      best = Math.min(best ?? grade, grade)
    }
    const space = key.indexOf(' ', from)
    if (space < 0) return best
    from = space + 1
  }
}

interface Graded {
  entry: KeyedEntry
  grade: number
}

type Grading = (entry: KeyedEntry, reading: Reading) => number | undefined

const bestGrade = (entry: KeyedEntry, readings: readonly Reading[], gradeFor: Grading): number | undefined => {
  let best: number | undefined
  for (const reading of readings) {
    if (reading.state !== undefined && reading.state !== entry.state) continue
    const grade = gradeFor(entry, reading)
    if (grade === undefined) continue
    const cautious = reading.unsure ? grade + 1 : grade
    if (best === undefined || cautious < best) best = cautious
  }
  return best
}

const bySize = (a: KeyedEntry, b: KeyedEntry): number =>
  b.size - a.size || (a.key < b.key ? -1 : a.key > b.key ? 1 : Number(a.postcode ?? 0) - Number(b.postcode ?? 0))

const byGrade = (a: Graded, b: Graded): number => a.grade - b.grade || bySize(a.entry, b.entry)

/** The best of them in order. One letter fits thousands of names: they are not sorted only to show eight. */
const graded = (
  entries: readonly KeyedEntry[],
  readings: readonly Reading[],
  gradeFor: Grading,
  most: number,
): Graded[] => {
  const found: Graded[] = []
  for (const entry of entries) {
    const grade = bestGrade(entry, readings, gradeFor)
    const last = found[most - 1]
    if (grade === undefined || (last !== undefined && grade > last.grade)) continue
    const candidate = { entry, grade }
    if (last !== undefined && byGrade(candidate, last) >= 0) continue
    let at = found.length
    for (let before = found[at - 1]; before && byGrade(candidate, before) < 0; before = found[at - 1]) at -= 1
    found.splice(at, 0, candidate)
    if (found.length > most) found.pop()
  }
  return found
}

/** Right answers first; likely typos fill what is left, and a city that is one letter away always has a line. */
const named = (entries: readonly KeyedEntry[], readings: readonly Reading[], limit: number): KeyedEntry[] => {
  const right = graded(entries, readings, gradeOf, limit)
  if (right.length === 0) return graded(entries, readings, typoGradeOf, limit).map(({ entry }) => entry)
  const smallest = right.length < limit ? 2 : 3
  const large = entries.filter(({ size }) => size >= smallest)
  const likely = graded(large, readings, typoGradeOf, limit).filter(({ grade }) => grade < grades.startTypo)
  const city = likely.find(({ entry }) => entry.size > 2)
  const shown = right.slice(0, city === undefined ? limit : Math.max(1, limit - 1))
  const fill = new Set(city === undefined ? likely : [city, ...likely])
  return [...shown, ...fill].slice(0, limit).map(({ entry }) => entry)
}

const placeOf = ({ name, state, postcode, lat, lon }: GazetteerEntry): Place => ({
  name,
  state,
  ...(postcode !== undefined && { postcode }),
  lat,
  lon,
})

/** Makes what a gazetteer holds answer to what people type. */
export const searchPlaces = ({ states, entries, ranges }: GazetteerContents): Gazetteer => {
  const all = entries.map((entry): KeyedEntry => Object.assign(entry, { key: writtenOut(foldedName(entry.name)) }))
  const byName = all.filter(({ foundBy }) => foundBy !== 'postcode')
  const ofPostcode = postcodeSearch(all, ranges)
  const folded = foldedStates(states)
  return {
    suggest: (typed, limit = 8) => {
      const { digits, readings } = readPlaceQuery(typed, folded)
      if (readings.length === 0) {
        return digits === '' ? [] : ofPostcode(digits).slice(0, limit).map(placeOf)
      }
      const narrowed =
        digits === ''
          ? []
          : named(
              all.filter(({ postcode }) => postcode?.startsWith(digits)),
              readings,
              limit,
            )
      return (narrowed.length > 0 ? narrowed : named(byName, readings, limit)).map(placeOf)
    },
  }
}
