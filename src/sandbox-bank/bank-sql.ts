/** What a statement may be given. Times go in as ISO text and never come out: each driver reads them its own way. */
export type BankValue = string | number | boolean | null

/** The bank's way to its tables. Transactions read what others have committed meanwhile (`read committed`). */
export interface BankSql {
  query<Row>(text: string, params?: readonly BankValue[]): Promise<Row[]>
  /** Within `work` only the unit may be used: the embedded database has one connection, and the outer one would wait for it. */
  transaction<Result>(work: (unit: BankSql) => Promise<Result>): Promise<Result>
}
