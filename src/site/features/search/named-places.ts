import { foldedName, writtenOut } from '../../../domain/places/folded-name.ts'
import type { Gazetteer } from '../../../domain/places/gazetteer.ts'
import { meanings } from '../../../domain/places/meanings.ts'
import type { Place } from '../../../domain/places/place.ts'

/** What people write around the name of a place who look for a shop there. */
const around = new Set(
  'a agent agents an any anyone are around at branch branches buy can centre centres cleaner cleaners close closest could dealer dealers dealership dealerships distributor distributors do does dolphin dolphins find fix fixed for from get i in installer installers is liberty local me my near nearby nearest of one outlet outlets pool pools poolwright postcode repair repaired repairs reseller resellers retailer retailers robot robotic robots sales see sell sells service services servicing shop shops showroom showrooms someone stock stockist stockists stocks store stores supplier suppliers supplies technician technicians the there to we where who workshop workshops you your'.split(
    ' ',
  ),
)

const shops = /^(?:agent|dealer|repair|reseller|retailer|shop|stockist|store|supplier|technician|workshop)/

/** Without it: "dealers near Perth" names Perth. */
const placeNameIn = (question: string): string =>
  foldedName(question)
    .split(' ')
    .filter((word) => !around.has(word))
    .join(' ')

/** Whatever else is asked: "my robot broke in Perth" names Perth. */
const placeAfterIn = (question: string): string => /.+\b(?:near|around|in) (.+)$/.exec(foldedName(question))?.[1] ?? ''

/** Who asks for a shop may say for what before the place: "warranty repairs Perth", "ozone dealer Perth". */
const placeLastIn = (question: string): string[] => {
  const words = foldedName(question).split(' ')
  return words.some((word) => shops.test(word)) ? [words.slice(-2).join(' '), words.at(-1) ?? ''] : []
}

/** A part of a town that has no name of its own: "Pretoria East" is in Pretoria. */
const withoutPart = (question: string): string =>
  placeNameIn(question).replace(/ (area|cbd|central|city|east|north|region|south|suburb|suburbs|west)$/, '')

/** Whether somebody looks for a shop, wherever it is. */
export const looksForShop = (question: string): boolean => placeNameIn(question) !== foldedName(question)

/** Of one name the likeliest few: there are eight Richmonds. */
const most = 3

const placesCalled = (gazetteer: Gazetteer, asked: string): Place[] => {
  if (asked.length < 2) return []
  if (/^\d+$/.test(asked)) return gazetteer.suggest(asked, 1).filter(({ postcode }) => postcode === asked)
  const typed = meanings(asked).map(writtenOut)
  return gazetteer
    .suggest(asked)
    .filter(({ name, state, postcode }) => {
      const full = writtenOut(foldedName(name))
      return [full, `${full} ${foldedName(state)}`, `${full} ${postcode}`].some((each) => typed.includes(each))
    })
    .slice(0, most)
}

/** The places whose name or postcode somebody asks for; none for a beginning of one. */
export const namedPlaces = (gazetteer: Gazetteer, question: string): Place[] => {
  // Some names have such words in them: The Entrance.
  const readings = [foldedName(question), placeNameIn(question), placeAfterIn(question), withoutPart(question)]
  for (const asked of [...readings, ...placeLastIn(question)]) {
    const places = placesCalled(gazetteer, asked)
    if (places.length > 0) return places
  }
  return []
}
