import { asc } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { beginsWords } from './begins-words.ts'
import type { FindAsked, Found } from './found.ts'

/** By name and suburb, those of today before those that are none any more. */
export const findDealersByWords = async (db: Db, { words, most }: FindAsked): Promise<Found[]> => {
  const found = await db
    .select()
    .from(dealers)
    .where(beginsWords([dealers.name, dealers.suburb], words))
    .orderBy(asc(dealers.edition), asc(dealers.name))
    .limit(most)
  return found.map(({ edition, slug, name, suburb, state, active }) => ({
    kind: 'dealer',
    of: `${edition}/${slug}`,
    title: name,
    detail: `${suburb}, ${state}`,
    state: active ? 'active' : 'gone',
    amount: null,
    isExact: false,
  }))
}
