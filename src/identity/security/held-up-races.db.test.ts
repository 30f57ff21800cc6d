import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Database, Db } from '../../api/db/database.ts'
import { openPostgresDatabase } from '../../api/db/postgres-database.ts'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { createTestDatabase } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { setEmail } from '../accounts/change-credentials.ts'
import { makeOneTimeSecret, takeOneTimeCode } from '../second-factor/one-time-code.ts'

/** The embedded database does one transaction after the other: only here can two come between each other. */
let database: Database
const db = (): Db => database.db
beforeAll(async () => {
  const url = await createTestDatabase(inject('postgresUrl'))
  database = await openPostgresDatabase({ url, onLostConnection: () => undefined })
})
afterAll(() => database.close())

const untilWaiting = async (howMany: number): Promise<void> => {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  while ((await db().execute(waiting)).rows.length < howMany) await new Promise((resolve) => setImmediate(resolve))
}

/** Lets others begin while a transaction holds what they need, and ends it once they all wait. */
const heldUp = async <Answer>(
  hold: (unit: Db) => Promise<unknown>,
  others: () => Promise<Answer>[],
): Promise<PromiseSettledResult<Answer>[]> => {
  let begun: Promise<Answer>[] = []
  await db().transaction(async (unit) => {
    await hold(unit)
    begun = others()
    await untilWaiting(begun.length)
  })
  return Promise.allSettled(begun)
}

const add = async (email: string, fields: Partial<typeof identityAccounts.$inferInsert> = {}): Promise<string> => {
  const [row] = await db()
    .insert(identityAccounts)
    .values({ email, name: 'Kerry', edition: 'en-au', ...fields })
    .returning()
  return row?.id ?? ''
}

it('one code from a phone that is brought twice together counts once', async () => {
  const now = new Date()
  const secret = makeOneTimeSecret()
  const account = await add('twice@example.com', { oneTimeSecret: secret })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
  const outcomes = await heldUp(
    (unit) => unit.select().from(identityAccounts).where(eq(identityAccounts.id, account)).for('update'),
    () => [takeOneTimeCode(db(), account, code, now), takeOneTimeCode(db(), account, code, now)],
  )
  expect(outcomes.map((each) => each.status === 'fulfilled' && each.value.ok).toSorted()).toEqual([false, true])
})

it('an address that somebody is signing up with at this moment is theirs', async () => {
  const account = await add('mine@example.com')
  const theirs = { email: 'wanted@example.com', name: 'Other', edition: 'en-au' }
  const outcomes = await heldUp(
    (unit) => unit.insert(identityAccounts).values(theirs),
    // What goes on in the same transaction has to work: the letter of it is used up.
    () => [
      db().transaction(async (unit) => {
        const isOurs = await setEmail(unit, account, theirs.email)
        return { isOurs, count: await unit.$count(identityAccounts) }
      }),
    ],
  )
  expect(outcomes).toEqual([{ status: 'fulfilled', value: { isOurs: false, count: 3 } }])
})
