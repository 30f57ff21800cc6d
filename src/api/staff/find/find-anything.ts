import { type FoundKind, foundKinds } from '../../../domain/staff/found-kind.ts'
import { searchWords } from '../../../domain/staff/search-words.ts'
import type { ProductLookup } from '../../catalogue/product-lookup.ts'
import type { Db } from '../../db/database.ts'
import { findCasesByWords } from './find-cases-by-words.ts'
import { findDealersByWords } from './find-dealers-by-words.ts'
import { findOrdersByWords } from './find-orders-by-words.ts'
import { findPeopleByWords } from './find-people-by-words.ts'
import { findReturnsByNumber } from './find-returns-by-number.ts'
import { findStockByWords } from './find-stock-by-words.ts'
import { findWarrantiesByNumber } from './find-warranties-by-number.ts'
import type { FindAsked, Found } from './found.ts'

interface Services {
  readonly db: Db
  readonly catalogue: ProductLookup
}

/** Of each kind so many, or of the only kind that is asked for. */
const mostOfKind = 5
const mostOfOne = 25
const longest = 100

/** Everything at the desk that has these words in it, kind by kind. What is called just so comes before everything else. */
export const findAnything = async (
  { db, catalogue }: Services,
  given: { readonly words: string; readonly only?: FoundKind | undefined },
  now: Date,
): Promise<Found[]> => {
  const typed = given.words.slice(0, longest)
  const words = searchWords(typed)
  if (words.length === 0) return []
  const asked: FindAsked = { typed, words, most: given.only === undefined ? mostOfKind : mostOfOne }
  const find: Record<FoundKind, () => Promise<Found[]>> = {
    order: () => findOrdersByWords(db, asked),
    case: () => findCasesByWords(db, asked),
    return: () => findReturnsByNumber(db, asked),
    warranty: () => findWarrantiesByNumber(db, asked),
    stock: () => findStockByWords(db, catalogue, asked, now),
    dealer: () => findDealersByWords(db, asked),
    person: () => findPeopleByWords(db, asked),
  }
  const kinds = foundKinds.filter((kind) => given.only === undefined || kind === given.only)
  const groups = await Promise.all(kinds.map((kind) => find[kind]()))
  const isExact = (group: readonly Found[]) => Number(group[0]?.isExact ?? false)
  return groups.toSorted((one, other) => isExact(other) - isExact(one)).flat()
}
