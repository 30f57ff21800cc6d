import { sql } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import type { BankSql, BankValue } from '../../sandbox-bank/bank-sql.ts'

const written = (text: string, params: readonly BankValue[]) => {
  // Every other part is the number of a parameter.
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1] ?? null}`)))
}

/** The bank's tables lie beside ours, in a schema of their own: it knows nothing of ours, nor we of theirs. */
export const bankSqlIn = (db: Db): BankSql => ({
  query: async <Row>(text: string, params: readonly BankValue[] = []) => {
    const { rows } = await db.execute(written(text, params))
    return rows as Row[]
  },
  transaction: (work) => db.transaction((unit) => work(bankSqlIn(unit))),
})
