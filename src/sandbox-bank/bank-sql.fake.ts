import { sql as statement } from 'drizzle-orm'
import type { Db } from '../api/db/database.ts'
import type { BankSql, BankValue } from './bank-sql.ts'

const written = (text: string, params: readonly BankValue[]) => {
  // Every other part is the number of a parameter.
  const parts = text.split(/\$(\d+)/)
  return statement.join(
    parts.map((part, at) => (at % 2 === 0 ? statement.raw(part) : statement`${params[Number(part) - 1] ?? null}`)),
  )
}

/** The bank's tables in a database of ours, as tests have it. */
export const bankSqlOver = (db: Db): BankSql => ({
  query: async <Row>(text: string, params: readonly BankValue[] = []) => {
    const { rows } = await db.execute(written(text, params))
    return rows as Row[]
  },
  transaction: (work) => db.transaction((unit) => work(bankSqlOver(unit))),
})
