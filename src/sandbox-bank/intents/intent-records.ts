import type { BankSql } from '../bank-sql.ts'
import { isId } from '../new-id.ts'
import type { Card, Decline, IntentRecord, IntentState } from './intent.ts'

const columns = `select i.id, i.order_id as "order", i.order_number as number, i.amount, i.state, i.declined, i.brand, i.last4,
    i.refunded, v.token
  from sandbox_bank.intents i left join sandbox_bank.verifications v on v.intent = i.id and v.state = 'asked'`

export const readIntent = async (sql: BankSql, id: string): Promise<IntentRecord | undefined> => {
  if (!isId('pi', id)) return undefined
  const [record] = await sql.query<IntentRecord>(`${columns} where i.id = $1::text`, [id])
  return record
}

/** Newest first. */
export const intentsOfOrder = (sql: BankSql, order: string): Promise<IntentRecord[]> =>
  sql.query(`${columns} where i.order_id = $1::text order by i.created_at desc, i.id limit 100`, [order])

/** Newest first. */
export const chargedSince = (sql: BankSql, since: Date): Promise<IntentRecord[]> =>
  sql.query(
    `${columns} where i.state = 'succeeded' and i.created_at >= $1::timestamptz order by i.created_at desc, i.id limit 1000`,
    [since.toISOString()],
  )

/**
 * Nobody else changes the intent until the transaction ends. Locked and then read, in two statements: one that had to wait would
 * see the intent as it is and the question as it was.
 */
export const lockIntent = async (unit: BankSql, id: string): Promise<IntentRecord | undefined> => {
  if (!isId('pi', id)) return undefined
  await unit.query('select id from sandbox_bank.intents where id = $1::text for update', [id])
  return readIntent(unit, id)
}

export interface IntentChange {
  state: IntentState
  declined?: Decline
  card?: Card
}

/** As changed. A question that waited for an answer is dropped with every change. */
export const changeIntent = async (
  unit: BankSql,
  before: IntentRecord,
  { state, declined, card }: IntentChange,
): Promise<IntentRecord> => {
  const { brand, last4 } = card ?? before
  const refused = declined ?? null
  await unit.query(
    `update sandbox_bank.intents set state = $2::text, declined = $3::text, brand = $4::text, last4 = $5::text
    where id = $1::text`,
    [before.id, state, refused, brand, last4],
  )
  if (before.token !== null)
    await unit.query(
      `update sandbox_bank.verifications set state = 'dropped' where token = $1::text and state = 'asked'`,
      [before.token],
    )
  return { ...before, state, declined: refused, brand, last4, token: null }
}
