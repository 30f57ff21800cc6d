import { asc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { people, peopleWords } from '../../db/schema/people.ts'
import { pageByWords } from '../../db/search-words.ts'
import type { FindAsked, Found } from './found.ts'

const select = (db: Db, where: SQL | undefined, most: number) =>
  db
    .select({ id: people.id, name: people.name, email: people.email, role: people.role })
    .from(people)
    .where(where)
    .orderBy(asc(people.email))
    .limit(most)

const byWords = (db: Db, words: readonly string[], most: number): Promise<SQL> => {
  const searched = { table: people, id: people.id, words: peopleWords }
  return pageByWords(db, searched, words, { by: people.email, isUp: true, most })
}

/** By name and address, and before the others whoever has just this address. */
export const findPeopleByWords = async (db: Db, { typed, words, most }: FindAsked): Promise<Found[]> => {
  const address = typed.trim().toLowerCase()
  const exact = address.includes('@') ? await select(db, eq(people.email, address), most) : []
  const found = exact.length > 0 ? exact : await select(db, await byWords(db, words, most), most)
  return found.map(({ id, name, email, role }) => ({
    kind: 'person',
    of: id,
    title: name,
    detail: email,
    state: role,
    amount: null,
    isExact: false,
  }))
}
