import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { FormContext } from '../../../domain/forms/form-definition.ts'
import type { FormKind } from '../../../domain/forms/form-kind.ts'
import type { Db } from '../../db/database.ts'

export type Cell = string | number | null

/** From a moment, and before another. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

export interface ExportAsked {
  readonly span: Span
  /** Of what was sent by forms: which one, and what its fields are called. */
  readonly form: FormKind
  readonly context: FormContext
}

/** A table that is read a batch at a time, so that it may be as long as it is. */
export interface ExportTable {
  head(asked: ExportAsked): readonly string[]
  rows(db: Db, asked: ExportAsked): AsyncIterable<readonly Cell[]>
}

/** So many rows are in memory at a time. */
export const batch = 500

/** After which row a table goes on. The moment in the database's own words: it keeps more of it than a `Date` does. */
export interface Position {
  readonly at: string
  readonly id: string | number
}

export const positionAt = (at: AnyPgColumn): SQL<string> => sql<string>`${at}::text`

export const afterPosition = (
  [at, id]: readonly [AnyPgColumn, AnyPgColumn],
  last: Position | undefined,
  type: 'uuid' | 'bigint',
): SQL | undefined => last && sql`(${at}, ${id}) > (${last.at}::timestamptz, ${last.id}::${sql.raw(type)})`

/** Goes on after the last row of each batch, until one is not full. */
export async function* batchesOf<Row>(
  read: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last)
    yield rows
    last = rows.at(-1)
    if (rows.length < batch) return
  }
}

/** The same, row by row. */
export async function* inBatches<Row>(read: Parameters<typeof batchesOf<Row>>[0]): AsyncGenerator<Row> {
  for await (const rows of batchesOf(read)) yield* rows
}

/** Money as spreadsheets reckon with it. */
export const money = (cents: number): number => cents / 100

export const moment = (at: Date | null): string | null => at?.toISOString() ?? null
