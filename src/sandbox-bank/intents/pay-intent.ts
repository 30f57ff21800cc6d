import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { BankWork } from '../bank-work.ts'
import type { CardOutcome } from '../cards/test-cards.ts'
import { attachMethod, isCustomer, type KeptFor, noSuchCustomer } from '../customers/customers.ts'
import { writeEvent } from '../events/write-event.ts'
import { type Answer, done, noSuchIntent, refused } from '../http/answer.ts'
import { textSchema, webAddressSchema } from '../http/request-schemas.ts'
import { isId } from '../new-id.ts'
import { type Card, type IntentRecord, intentOf } from './intent.ts'
import { changeIntent, lockIntent } from './intent-records.ts'

export const payRequest = v.object({
  method: textSchema,
  returnUrl: webAddressSchema,
  /** Who pays. A card that is kept can be charged for its customer only. */
  customer: v.optional(textSchema),
  /** The card is kept for them once it is charged. */
  keep: v.optional(v.boolean('must be true or false')),
})

interface Method extends Card {
  outcome: CardOutcome
  customer: string | null
}

const methodOf = async ({ unit }: BankWork, id: string): Promise<Method | undefined> => {
  if (!isId('pm', id)) return undefined
  const [method] = await unit.query<Method>(
    'select outcome, brand, last4, customer from sandbox_bank.methods where id = $1::text',
    [id],
  )
  return method
}

/** Asks the payer. Nobody guesses where. */
const askPayer = async (
  work: BankWork,
  before: IntentRecord,
  { card, returnUrl, keep }: { card: Card; returnUrl: string; keep: KeptFor | undefined },
): Promise<IntentRecord> => {
  const intent = await changeIntent(work.unit, before, { state: 'verifying', card })
  const token = randomBytes(32).toString('base64url')
  await work.unit.query(
    `insert into sandbox_bank.verifications (token, intent, return_url, state, keeps_method, keeps_for, created_at)
    values ($1::text, $2::text, $3::text, 'asked', $4::text, $5::text, $6::timestamptz)`,
    [token, intent.id, returnUrl, keep?.method ?? null, keep?.customer ?? null, work.now.toISOString()],
  )
  return { ...intent, token }
}

/** Tries to charge a card. What has succeeded is not charged again, whatever the key. */
export const payIntent = async (
  work: BankWork,
  { method: methodId, returnUrl, customer, keep: isKept = false }: v.InferOutput<typeof payRequest>,
  id: string,
): Promise<Answer> => {
  const { unit, now, basePath } = work
  const before = await lockIntent(unit, id)
  if (before === undefined) return noSuchIntent()
  if (before.state === 'succeeded' || before.state === 'cancelled') {
    const intent = intentOf(before, basePath)
    return refused(409, 'intent_not_open', `This payment intent is ${before.state}: no card is charged.`, { intent })
  }
  const method = await methodOf(work, methodId)
  if (method === undefined) return refused(400, 'unknown_method', 'There is no such payment method.')

  if (method.customer !== null && method.customer !== customer)
    return refused(400, 'method_of_another', 'This payment method belongs to another customer.')
  if (customer !== undefined && !(await isCustomer(unit, customer))) return noSuchCustomer()
  const keep = isKept && customer !== undefined ? { method: methodId, customer } : undefined

  const { outcome, customer: _owner, ...card } = method
  if (outcome === 'verifies') {
    const asked = await askPayer(work, before, { card, returnUrl, keep })
    await writeEvent(unit, 'payment_intent.requires_action', asked, now)
    return done(intentOf(asked, basePath))
  }
  const isPaid = outcome === 'succeeds'
  const change = isPaid
    ? ({ state: 'succeeded', card } as const)
    : ({ state: 'open', declined: outcome, card } as const)
  const after = await changeIntent(unit, before, change)
  if (isPaid && keep !== undefined) await attachMethod(unit, keep, now)
  await writeEvent(unit, isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', after, now)
  return done(intentOf(after, basePath))
}
