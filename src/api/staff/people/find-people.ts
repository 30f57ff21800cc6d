import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PeopleView } from '../../../domain/staff/people-views.ts'
import { searchWords } from '../../../domain/staff/search-words.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { people, peopleWords } from '../../db/schema/people.ts'
import { pageByWords } from '../../db/search-words.ts'

export interface PeopleAsked {
  readonly view: PeopleView
  readonly words?: string | undefined
  readonly first: number
  readonly after?: string | undefined
}

export interface PeopleFound {
  readonly people: readonly Person[]
  readonly next?: string
}

const inView: Record<PeopleView, SQL | undefined> = {
  staff: eq(people.role, 'staff'),
  dealers: eq(people.role, 'dealer'),
  everybody: undefined,
}

/** After an address, and of those that share it after one of them. */
const afterCursor = (cursor: string | undefined): SQL | undefined => {
  const [, id, email] = /^([\da-f-]{36}) (.*)$/.exec(cursor ?? '') ?? []
  if (id === undefined || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  return sql`(${people.email}, ${people.id}) > (${email ?? ''}, ${id}::uuid)`
}

/** By their addresses, a page at a time. */
export const findPeople = async (db: Db, { view, words = '', first, after }: PeopleAsked): Promise<PeopleFound> => {
  const typed = searchWords(words)
  const isShown = and(inView[view], afterCursor(after))
  const searched = { table: people, id: people.id, words: peopleWords }
  const inOrder = { by: people.email, isUp: true, where: isShown, most: first + 1 }
  const isFound = typed.length > 0 && (await pageByWords(db, searched, typed, inOrder))
  const found = await db
    .select()
    .from(people)
    .where(isFound || isShown)
    .orderBy(asc(people.email), asc(people.id))
    .limit(first + 1)
  const page = found.slice(0, first)
  const last = page.at(-1)
  return { people: page, ...(found.length > first && last !== undefined && { next: `${last.id} ${last.email}` }) }
}

export interface PeopleCounts {
  readonly staff: number
  readonly dealers: number
}

export const countPeople = async (db: Db): Promise<PeopleCounts> => {
  const rows = await db
    .select({ role: people.role, people: count() })
    .from(people)
    .where(ne(people.role, 'customer'))
    .groupBy(people.role)
  const of = (role: Person['role']) => Number(rows.find((row) => row.role === role)?.people ?? 0)
  return { staff: of('staff'), dealers: of('dealer') }
}
