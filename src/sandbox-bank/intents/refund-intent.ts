import * as v from 'valibot'
import { addCents, type Cents } from '../../domain/money/money.ts'
import type { BankSql } from '../bank-sql.ts'
import type { BankWork } from '../bank-work.ts'
import { writeEvent } from '../events/write-event.ts'
import { type Answer, done, noSuchIntent, refused } from '../http/answer.ts'
import { refundAmountSchema } from '../http/request-schemas.ts'
import { newId } from '../new-id.ts'
import { intentOf } from './intent.ts'
import { lockIntent } from './intent-records.ts'

export const refundRequest = v.object({ amount: refundAmountSchema })

export interface Refund {
  id: string
  amount: Cents
  /** This bank does at once what others take days for. */
  state: 'succeeded'
}

/** Never more than is left of what was paid. */
export const refundIntent = async (
  { unit, now, basePath }: BankWork,
  { amount }: v.InferOutput<typeof refundRequest>,
  id: string,
): Promise<Answer> => {
  const before = await lockIntent(unit, id)
  if (before === undefined) return noSuchIntent()
  const intent = intentOf(before, basePath)
  if (before.state !== 'succeeded')
    return refused(409, 'intent_not_succeeded', 'This payment intent was not paid: there is nothing to refund.', {
      intent,
    })
  const refunded = addCents(before.refunded, amount)
  if (refunded > before.amount)
    return refused(400, 'refund_too_large', `Of this payment ${before.amount - before.refunded} cents are left.`, {
      intent,
    })
  const refund: Refund = { id: newId('re'), amount, state: 'succeeded' }
  await unit.query(
    `insert into sandbox_bank.refunds (id, intent, amount, created_at)
    values ($1::text, $2::text, $3::integer, $4::timestamptz)`,
    [refund.id, id, amount, now.toISOString()],
  )
  await unit.query('update sandbox_bank.intents set refunded = $2::integer where id = $1::text', [id, refunded])
  await writeEvent(unit, 'charge.refunded', { ...before, refunded }, now)
  return done(refund)
}

/** Oldest first. */
export const refundsOf = async (sql: BankSql, id: string): Promise<Refund[]> => {
  const rows = await sql.query<Omit<Refund, 'state'>>(
    'select id, amount from sandbox_bank.refunds where intent = $1::text order by created_at, id',
    [id],
  )
  return rows.map((row) => ({ ...row, state: 'succeeded' }))
}
