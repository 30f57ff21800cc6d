import { foldedName, writtenOut } from '../places/folded-name.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import type { StreetAddress } from './order.ts'

const comparable = (name: string): string => writtenOut(foldedName(name))

/**
 * Why a suburb and a postcode cannot belong together; undefined where they may. No gazetteer knows every place: a name that it
 * does not know is believed.
 */
export const suburbTrouble = (
  { suburb, state, postcode }: Pick<StreetAddress, 'suburb' | 'state' | 'postcode'>,
  gazetteer: Gazetteer,
): string | undefined => {
  const wanted = comparable(suburb)
  // Most addresses are right, and a postcode is found at once.
  const there = gazetteer.suggest(postcode, 40).filter((place) => place.postcode === postcode)
  if (there.some((place) => comparable(place.name) === wanted)) return undefined
  const namesakes = gazetteer
    .suggest(`${suburb} ${state}`, 20)
    .filter((place) => comparable(place.name) === wanted && place.state === state && place.postcode !== undefined)
  if (namesakes.length === 0) return undefined
  const postcodes = [...new Set(namesakes.map((place) => place.postcode ?? ''))]
  if (postcodes.includes(postcode)) return undefined
  return `${suburb} in ${state} is ${postcodes.slice(0, 3).join(' or ')}, not ${postcode}. Change the postcode or the suburb.`
}
