import type { BankSql } from '../bank-sql.ts'
import { readFaults } from '../faults/faults.ts'
import type { IntentRecord, IntentState } from '../intents/intent.ts'
import { newId } from '../new-id.ts'

export type EventType =
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.canceled'
  | 'charge.refunded'

const statuses: Record<IntentState, string> = {
  open: 'requires_payment_method',
  verifying: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  cancelled: 'canceled',
}

const objectOf = ({ id, amount, state, order, refunded }: IntentRecord) => ({
  ...{ id, object: 'payment_intent', amount, status: statuses[state] },
  ...{ amount_refunded: refunded, metadata: { order } },
})

/** Out of order needs company: so long events wait for others to be mixed with. */
const mixingSeconds = 2

/**
 * Told in the transaction that makes the change, or not at all. What is to go wrong on its way is decided here too: who delivers
 * it need not know.
 */
export const writeEvent = async (unit: BankSql, type: EventType, intent: IntentRecord, now: Date): Promise<void> => {
  const faults = await readFaults(unit)
  const id = newId('evt')
  const created = Math.floor(now.getTime() / 1000)
  const body = JSON.stringify({ id, object: 'event', type, created, data: { object: objectOf(intent) } })
  const wait = faults.eventsLateSeconds + (faults.eventsReordered ? mixingSeconds : 0)
  const due = new Date(now.getTime() + wait * 1000).toISOString()
  const ended = faults.eventsLost ? now.toISOString() : null
  // Those to be mixed are due together, with the first of them.
  await unit.query(
    `insert into sandbox_bank.events (id, body, created_at, due_at, newest_first, deliveries_left, ended_at)
    select $1::text, $2::text, $3::timestamptz, coalesce(min(due_at), $4::timestamptz), $5::boolean, $6::integer, $7::timestamptz
    from sandbox_bank.events
    where $5::boolean and newest_first and ended_at is null and attempts = 0 and due_at between $3::timestamptz and $4::timestamptz`,
    [id, body, now.toISOString(), due, faults.eventsReordered, faults.eventsDoubled ? 2 : 1, ended],
  )
}
