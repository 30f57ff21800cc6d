import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** An apostrophe is typed or left out, curly or straight. */
const withoutMarks = (column: AnyPgColumn): SQL => sql`translate(${column}, '’''()', '')`

/** Of an address both halves, and each word of them. */
const apart = (column: AnyPgColumn): SQL =>
  sql`translate(${column}, '@', ' ') || ' ' || translate(${column}, '@.-_+', '     ')`

/**
 * What a row is found by, as an expression that an index can be made of: words in small letters, and the parts of those that are
 * written in one, as numbers and addresses are.
 */
export const wordsOf = (plain: readonly AnyPgColumn[], inOne: readonly AnyPgColumn[]): SQL => {
  const parts = [...plain.map(withoutMarks), ...inOne, ...inOne.map(apart)]
  return sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(${sql.join(parts, sql` || ' ' || `)}), '[[:space:],]+'), ''))`
}

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`

/** Every word has to be there, or the beginning of one. */
export const hasWords = (words: SQL, typed: readonly string[]): SQL =>
  sql`${words} @@ ${typed.map(quoted).join(' & ')}::tsquery`
