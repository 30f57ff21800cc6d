import type { GazetteerContents, GazetteerEntry, GazetteerState, PlaceSize } from './gazetteer-entry.ts'
import { readNumbers, sums } from './small-numbers.ts'

/**
 * The file of an edition, in parts divided by empty lines:
 * states with the postcodes in them; the names of each postcode's places on a line; latitudes and longitudes; ranges of postcodes.
 * Numbers are differences from the one before, so that compression finds little left to say.
 */
export const stepsPerDegree = 200

/** What stands after a name says how large the place is, or how it is found. */
export const signs = { sizes: [',', ';', ':', '!', '@'], postcodeOnly: '~', nameOnly: '=' }

const anySign = /([,;:!@~=])/

const sizes: Record<string, PlaceSize> = { ',': 0, ';': 1, ':': 2, '!': 3, '@': 4 }

const signOf = (sign: string, before: GazetteerEntry | undefined): Pick<GazetteerEntry, 'size' | 'foundBy'> => {
  const size = sizes[sign]
  if (size !== undefined) return { size, foundBy: 'both' }
  if (sign === signs.postcodeOnly) return { size: 0, foundBy: 'postcode' }
  // Another name is as large as the place it stands after.
  return { size: before?.size ?? 0, foundBy: 'name' }
}

const postcodeText = (postcode: number): string => String(postcode).padStart(4, '0')

export const readGazetteerText = (text: string): GazetteerContents => {
  const [statePart = '', namePart = '', coordinatePart = '', rangePart = ''] = text.split('\n\n')
  const states: GazetteerState[] = []
  const groups: { state: string; postcode: number }[] = []
  for (const line of statePart.split('\n')) {
    const [state = '', fullName = '', postcodes = ''] = line.split('\t')
    states.push({ state, fullName: fullName || state })
    for (const postcode of sums(readNumbers(postcodes))) groups.push({ state, postcode })
  }
  const [lats = [], lons = []] = coordinatePart.split('\n').map((line) => sums(readNumbers(line)))
  const entries: GazetteerEntry[] = []
  for (const [group, line] of namePart.split('\n').entries()) {
    const { state = '', postcode = 0 } = groups[group] ?? {}
    const written = postcode === 0 ? undefined : postcodeText(postcode)
    const names = line.split(anySign)
    for (let at = 0; at + 1 < names.length; at += 2) {
      entries.push({
        name: names[at] ?? '',
        state,
        postcode: written,
        lat: (lats[entries.length] ?? 0) / stepsPerDegree,
        lon: (lons[entries.length] ?? 0) / stepsPerDegree,
        ...signOf(names[at + 1] ?? '', entries.at(-1)),
      })
    }
  }
  return { states, entries, ranges: readRanges(rangePart) }
}

const readRanges = (text: string): GazetteerContents['ranges'] => {
  const [starts = [], lengths = [], entries = []] = text.split('\n').map(readNumbers)
  return sums(starts).map((from, at) => ({ from, to: from + (lengths[at] ?? 0), entry: entries[at] ?? 0 }))
}
