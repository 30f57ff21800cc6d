import type { StreetAddress } from '../../../../domain/orders/order.ts'
import { cleanLine } from '../../../mail/clean-words.ts'
import { unlinked } from './unlinked.ts'

/** The post office prints no more on a line of a label. */
const longestLine = 60

/** As it is written on a parcel, a line each. */
export const streetLines = ({ street, suburb, state, postcode }: StreetAddress): string[] =>
  [street, `${suburb} ${state} ${postcode}`].map((line) => unlinked(line, longestLine)).filter((line) => line !== '')

const longestStreet = 40

/** The street as a sentence names it; "your door" for what would not sound like one. */
export const streetWords = ({ street: typed }: StreetAddress): string => {
  const street = cleanLine(typed)
  const isStreet = street.length <= longestStreet && /^(?!.*\.\S)[\p{L}\p{M}\p{N} /'’.,-]+$/u.test(street)
  return isStreet ? street : 'your door'
}
