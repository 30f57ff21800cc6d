import { afterAll, beforeAll, beforeEach } from 'vitest'
import { onEachEngine } from '../api/db/test-databases/on-each-engine.fake.ts'
import { bankSqlOver } from './bank-sql.fake.ts'
import type { BankSql } from './bank-sql.ts'
import type { SandboxBank } from './sandbox-bank.ts'
import { clientOf, fakeClock, fakeShop, openTestBank } from './test-bank.fake.ts'

export interface TestBank {
  sql: BankSql
  clock: ReturnType<typeof fakeClock>
  shop: ReturnType<typeof fakeShop>
  /** Two servers of one bank. */
  bank: SandboxBank
  other: SandboxBank
  client: ReturnType<typeof clientOf>
  /** Asks the two in turn. */
  both: ReturnType<typeof clientOf>
}

/** Runs tests with a bank of two servers on each engine. Its tables are gone afterwards: others' tests share the database. */
export const onEachBank = (tests: (bank: () => TestBank) => void): void =>
  onEachEngine((db) => {
    let current: TestBank
    const drop = () => bankSqlOver(db()).query('drop schema if exists sandbox_bank cascade')
    beforeAll(drop)
    afterAll(drop)
    beforeEach(async () => {
      const [sql, clock, shop] = [bankSqlOver(db()), fakeClock(), fakeShop()]
      const settings = { sql, clock, shop }
      const [bank, other] = [openTestBank(settings), openTestBank(settings)]
      let turns = 0
      const inTurn = (request: Request) => {
        turns += 1
        return (turns % 2 === 0 ? bank : other).fetch(request)
      }
      await bank.setFaults({})
      await sql.query('delete from sandbox_bank.events')
      current = { ...settings, bank, other, client: clientOf(bank), both: clientOf({ fetch: inTurn }) }
    })
    tests(() => current)
  })
