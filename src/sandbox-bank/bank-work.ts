import type { BankSql } from './bank-sql.ts'

/** What a change is made with: all of it in one transaction, at one moment. */
export interface BankWork {
  unit: BankSql
  now: Date
  basePath: string
}
