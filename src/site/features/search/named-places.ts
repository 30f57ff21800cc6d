import { foldedName, writtenOut } from '../../../domain/places/folded-name.ts'
import type { Gazetteer } from '../../../domain/places/gazetteer.ts'
import type { Place } from '../../../domain/places/place.ts'

/** What people write around the name of a place who look for a shop there. */
const around =
  /\b(dealers?|shops?|stores?|stockists?|resellers?|suppliers?|service|repairs?|pools?|robots?|near|nearest|closest|around|local|in|at|to|me|my|the|a)\b/g

/** Without it: "dealers near Perth" names Perth. */
const placeNameIn = (question: string): string =>
  foldedName(question).replaceAll(around, ' ').replaceAll(/\s+/g, ' ').trim()

/** Whether somebody looks for a shop, wherever it is. */
export const looksForShop = (question: string): boolean => placeNameIn(question) !== foldedName(question)

/** Of one name the likeliest few: there are eight Richmonds. */
const most = 3

/** The places whose name or postcode somebody asks for; none for a beginning of one. */
export const namedPlaces = (gazetteer: Gazetteer, question: string): Place[] => {
  const asked = placeNameIn(question)
  if (asked.length < 3) return []
  if (/^\d+$/.test(asked)) return gazetteer.suggest(asked, 1).filter(({ postcode }) => postcode === asked)
  const typed = writtenOut(asked)
  return gazetteer
    .suggest(asked)
    .filter(({ name, state, postcode }) => {
      const full = writtenOut(foldedName(name))
      return [full, `${full} ${foldedName(state)}`, `${full} ${postcode}`].includes(typed)
    })
    .slice(0, most)
}
