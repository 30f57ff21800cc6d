import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const quoted = (word: string): string => word.replaceAll(/[\\%_]/g, '\\$&')

/** What stands before a word: a space, or what joins words in addresses and names. */
const before = [' ', '@', '.', '-']

/** Every word begins some word of these columns, much as with `hasWords`. For tables that are small: no index helps. */
export const beginsWords = (columns: readonly AnyPgColumn[], words: readonly string[]): SQL | undefined => {
  const text = sql`lower(translate(' ' || ${sql.join([...columns], sql` || ' ' || `)}, '’''()', ''))`
  const patterns = (word: string) => before.map((sign) => sql`${`%${sign}${quoted(word)}%`}`)
  return and(...words.map((word) => sql`${text} like any(array[${sql.join(patterns(word), sql`, `)}])`))
}
