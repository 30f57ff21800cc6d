import { distanceKm } from './distance.ts'
import { foldedName } from './folded-name.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { Place } from './place.ts'
import { isLabelOf } from './place-label.ts'

/** What somebody means who names a place and leaves it at that. */
export type WhichPlace =
  | { state: 'one'; place: Place }
  /** As many as have the name, or are written nearly like it. */
  | { state: 'several' | 'unlike'; places: readonly Place[] }
  | { state: 'none' }

/** Two postcodes of one suburb are one place; the next Richmond is a day away. */
const apart = 30

const oneOf = (place: Place): WhichPlace => ({ state: 'one', place })

const ofPostcode = (likely: readonly Place[], digits: string): WhichPlace => {
  // "800" is how people say Darwin's 0800.
  const written =
    likely.find(({ postcode }) => postcode === digits) ?? likely.find(({ postcode }) => postcode === `0${digits}`)
  if (written !== undefined) return oneOf(written)
  return likely.length === 0 ? { state: 'none' } : { state: 'unlike', places: likely }
}

/** The one place, or what to ask: several may have the name, and a postcode that there is not is never guessed at. */
export const whichPlace = (gazetteer: Gazetteer, asked: string): WhichPlace => {
  const likely = gazetteer.suggest(asked)
  const written = likely.find((place) => isLabelOf(asked, place))
  if (written !== undefined) return oneOf(written)
  if (/^\d+$/.test(asked)) return ofPostcode(likely, asked)
  const [first, ...others] = likely
  if (first === undefined) return { state: 'none' }
  const name = foldedName(first.name)
  const alike = others.filter((place) => foldedName(place.name) === name && distanceKm(place, first) > apart)
  return foldedName(asked) === name && alike.length > 0 ? { state: 'several', places: [first, ...alike] } : oneOf(first)
}
