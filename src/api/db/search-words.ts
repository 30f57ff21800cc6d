import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

type Words = AnyPgColumn | SQL

/** An apostrophe is typed or left out, curly or straight. */
const withoutMarks = (column: Words): SQL => sql`translate(${column}, '’''()', '')`

/** Of an address both halves, and each word of them. */
const apart = (column: Words): SQL =>
  sql`translate(${column}, '@', ' ') || ' ' || translate(${column}, '@.-_+', '     ')`

/**
 * What a row is found by, as an expression that an index can be made of: words in small letters, and the parts of those that are
 * written in one, as numbers and addresses are.
 */
export const wordsOf = (plain: readonly Words[], inOne: readonly Words[]): SQL => {
  const parts = [...plain.map(withoutMarks), ...inOne, ...inOne.map(apart)]
  return sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(${sql.join(parts, sql` || ' ' || `)}), '[[:space:],]+'), ''))`
}

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`

/** Every word has to be there, or the beginning of one. */
export const hasWords = (words: SQL, typed: readonly string[]): SQL =>
  sql`${words} @@ ${typed.map(quoted).join(' & ')}::tsquery`

/** So many are looked through one by one. */
const recent = 300

interface Searched {
  readonly table: PgTable
  readonly id: AnyPgColumn
  readonly words: SQL
}

interface Paged {
  /** What else has to be so. */
  readonly where?: SQL | undefined
  /** By this and then by id, up or down. */
  readonly by: AnyPgColumn
  readonly isUp: boolean
  readonly most: number
}

const named = (id: AnyPgColumn, rows: readonly { readonly id: string }[]): SQL =>
  sql`${id} = any(${`{${rows.map((row) => row.id).join()}}`}::uuid[])`

/**
 * The first of those that have the words, as a condition: which they are. The planner can't tell how rare the beginning of a word is. It
 * would walk all rows in their order for a word that is nowhere, and fetch all rows for one that every number begins with. So words
 * that many rows have are found among the first few rows, and all others by the index of words alone, which is then put in order.
 */
export const pageByWords = async (
  db: Db,
  { table, id, words }: Searched,
  typed: readonly string[],
  { where, by, isUp, most }: Paged,
): Promise<SQL> => {
  const direction = isUp ? asc : desc
  const inOrder = [direction(by), direction(id)]
  const has = hasWords(words, typed)
  const first = await db
    .select({ id: sql<string>`${id}`, has: sql<boolean>`${has}` })
    .from(table)
    .where(where)
    .orderBy(...inOrder)
    .limit(recent)
  const seen = first.filter((row) => row.has).slice(0, most)
  // All there is, or as many as are wanted.
  if (seen.length === most || first.length < recent) return named(id, seen)
  const found = await db
    .select({ id: sql<string>`${id}` })
    .from(sql`(select * from ${table} where ${has} offset 0) ${table}`)
    .where(where)
    .orderBy(...inOrder)
    .limit(most)
  return named(id, found)
}
