import * as v from 'valibot'
import { addCents } from '../../domain/money/money.ts'
import type { BankWork } from '../bank-work.ts'
import { writeEvent } from '../events/write-event.ts'
import { type Answer, done } from '../http/answer.ts'
import { amountSchema, wordsSchema } from '../http/request-schemas.ts'
import { newId } from '../new-id.ts'
import { type IntentRecord, intentOf } from './intent.ts'

export const openRequest = v.object({ order: wordsSchema, number: wordsSchema, amount: amountSchema })

/** Nothing to pay is paid: no card is asked for. */
export const openIntent = async (
  { unit, now, basePath }: BankWork,
  { order, number, amount }: v.InferOutput<typeof openRequest>,
): Promise<Answer> => {
  const record: IntentRecord = {
    ...{ id: newId('pi'), order, number, amount, state: amount === 0 ? 'succeeded' : 'open' },
    ...{ declined: null, brand: null, last4: null, refunded: addCents(), token: null },
  }
  await unit.query(
    `insert into sandbox_bank.intents (id, order_id, order_number, amount, state, created_at)
    values ($1::text, $2::text, $3::text, $4::integer, $5::text, $6::timestamptz)`,
    [record.id, order, number, amount, record.state, now.toISOString()],
  )
  if (record.state === 'succeeded') await writeEvent(unit, 'payment_intent.succeeded', record, now)
  return done(intentOf(record, basePath))
}
