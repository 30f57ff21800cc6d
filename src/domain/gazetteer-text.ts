import type { GazetteerContents, GazetteerEntry, GazetteerState, PlaceSize } from './gazetteer-entry.ts'
import { readNumbers, sums } from './small-numbers.ts'

/**
 * The file of an edition, in parts divided by empty lines:
 * states with the postcodes in them; the names of each postcode's places on a line; latitudes and longitudes; ranges of postcodes.
 * Numbers are differences from the one before, so that compression finds little left to say.
 */
export const stepsPerDegree = 200

/** What stands after a name says how large the place is, or how it is found. */
export const signs = { sizes: ',;:!@', postcodeOnly: '~', nameOnly: '=' }

const namePattern = /([^,;:!@~=]+)([,;:!@~=])/g

const sizeOf = (sign: string): PlaceSize => {
  const size = signs.sizes.indexOf(sign)
  return size === 1 || size === 2 || size === 3 || size === 4 ? size : 0
}

export const postcodeText = (postcode: number): string => String(postcode).padStart(4, '0')

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
  for (const [at, line] of namePart.split('\n').entries()) {
    const { state = '', postcode = 0 } = groups[at] ?? {}
    for (const [, name = '', sign = ''] of line.matchAll(namePattern)) {
      const lat = (lats[entries.length] ?? 0) / stepsPerDegree
      const lon = (lons[entries.length] ?? 0) / stepsPerDegree
      const foundBy = sign === signs.postcodeOnly ? 'postcode' : sign === signs.nameOnly ? 'name' : 'both'
      // Another name is as large as the place it stands after.
      const size = foundBy === 'name' ? (entries.at(-1)?.size ?? 0) : sizeOf(sign)
      entries.push({ name, state, ...(postcode > 0 && { postcode: postcodeText(postcode) }), lat, lon, size, foundBy })
    }
  }
  return { states, entries, ranges: readRanges(rangePart) }
}

const readRanges = (text: string): GazetteerContents['ranges'] => {
  const [starts = [], lengths = [], entries = []] = text.split('\n').map(readNumbers)
  return sums(starts).map((from, at) => ({ from, to: from + (lengths[at] ?? 0), entry: entries[at] ?? 0 }))
}
