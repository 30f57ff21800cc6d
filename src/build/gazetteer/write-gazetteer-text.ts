import type { GazetteerContents, GazetteerEntry } from '../../domain/places/gazetteer-entry.ts'
import { signs, stepsPerDegree } from '../../domain/places/gazetteer-text.ts'
import { differences, writeNumbers } from '../../domain/places/small-numbers.ts'

const signOf = ({ size, foundBy }: GazetteerEntry): string => {
  if (foundBy === 'postcode') return signs.postcodeOnly
  return foundBy === 'name' ? signs.nameOnly : (signs.sizes[size] ?? '')
}

const lineOf = (values: number[]): string => writeNumbers(differences(values))

const steps = (degrees: number): number => Math.round(degrees * stepsPerDegree)

/** Writes what `readGazetteerText` reads. Entries must be in the order of states, then of postcodes. */
export const writeGazetteerText = ({ states, entries, ranges }: GazetteerContents): string => {
  const groups = [...Map.groupBy(entries, ({ state, postcode }) => `${state} ${postcode ?? 0}`).values()]
  if (groups.flat().some((entry, at) => entry !== entries[at])) throw new Error('The places are not in order.')
  const postcodesIn = (state: string) =>
    groups.flatMap(([entry]) => (entry?.state === state ? [Number(entry.postcode ?? 0)] : []))
  const stateLines = states.map(({ state, fullName }) =>
    [state, fullName === state ? '' : fullName, lineOf(postcodesIn(state))].join('\t'),
  )
  const nameLines = groups.map((group) => group.map((entry) => entry.name + signOf(entry)).join(''))
  return [
    stateLines,
    nameLines,
    [lineOf(entries.map(({ lat }) => steps(lat))), lineOf(entries.map(({ lon }) => steps(lon)))],
    [
      lineOf(ranges.map(({ from }) => from)),
      writeNumbers(ranges.map(({ from, to }) => to - from)),
      writeNumbers(ranges.map(({ entry }) => entry)),
    ],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
