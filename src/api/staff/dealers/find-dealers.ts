import { and, eq, gt, ilike, like, or, type SQL, sql } from 'drizzle-orm'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { dealerName } from '../../../domain/staff/dealer-views.ts'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { revisionOf } from '../revision.ts'
import type { MattersFound } from './find-matters.ts'

export interface DealersAsked {
  readonly edition?: EditionCode | undefined
  readonly state?: string | undefined
  /** As typed: of its name or suburb, or the beginning of its postcode. */
  readonly words?: string | undefined
  readonly first: number
  readonly after?: string | undefined
}

/** In which order, the same in every database whatever its language: by name, as it is compared without capitals. */
const key = sql<string>`(lower(${dealers.name}) || ' ' || ${dealers.edition} || '/' || ${dealers.slug}) collate "C"`

const byWords = (typed: string): SQL | undefined => {
  const words = typed.trim().split(/\s+/).filter(Boolean).slice(0, 6)
  return and(
    ...words.map((word) => {
      const safe = word.replaceAll(/[\\%_]/g, '\\$&')
      return or(
        ilike(dealers.name, `%${safe}%`),
        ilike(dealers.suburb, `%${safe}%`),
        like(dealers.postcode, `${safe}%`),
      )
    }),
  )
}

/** All dealers there are and were, by name, a page at a time. */
export const findDealers = async (
  db: Db,
  { edition, state, words = '', first, after }: DealersAsked,
): Promise<MattersFound> => {
  const rows = await db
    .select({ row: dealers, revision: revisionOf(dealers), key })
    .from(dealers)
    .where(
      and(
        edition && eq(dealers.edition, edition),
        state === undefined ? undefined : eq(dealers.state, state),
        byWords(words),
        after === undefined ? undefined : gt(key, after),
      ),
    )
    .orderBy(key)
    .limit(first + 1)
  const shown = rows.slice(0, first)
  const last = shown.at(-1)
  const since = new Date(0)
  return {
    items: shown.map(({ row, revision }) => ({
      matter: 'dealer',
      of: dealerName(row.edition, row.slug),
      edition: row.edition,
      title: row.name,
      about: `${row.suburb} ${row.state} ${row.postcode}`,
      state: row.active ? 'listed' : 'unlisted',
      at: since,
      revision,
    })),
    ...(rows.length > first && last && { next: last.key }),
  }
}

/** Where an edition has dealers, in the order of the alphabet. */
export const statesWithDealers = async (db: Db, edition: EditionCode): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ state: dealers.state })
    .from(dealers)
    .where(eq(dealers.edition, edition))
    .orderBy(dealers.state)
  return rows.map(({ state }) => state)
}
