import type { BankSql } from '../bank-sql.ts'
import { attachMethod } from '../customers/customers.ts'
import { writeEvent } from '../events/write-event.ts'
import type { IntentRecord } from './intent.ts'
import { changeIntent, lockIntent, readIntent } from './intent-records.ts'

/** `dropped`: another card was used, or the intent was cancelled, before anybody answered. */
export type VerificationState = 'asked' | 'approved' | 'refused' | 'dropped'

export interface Verification {
  intent: IntentRecord
  token: string
  state: VerificationState
  returnUrl: string
}

const find = async (
  sql: BankSql,
  intent: IntentRecord | undefined,
  token: string,
): Promise<Verification | undefined> => {
  if (intent === undefined || !/^[\w-]{43}$/.test(token)) return undefined
  const [found] = await sql.query<Pick<Verification, 'state' | 'returnUrl'>>(
    'select state, return_url as "returnUrl" from sandbox_bank.verifications where intent = $1::text and token = $2::text',
    [intent.id, token],
  )
  return found && { intent, token, ...found }
}

export const readVerification = async (sql: BankSql, id: string, token: string): Promise<Verification | undefined> =>
  find(sql, await readIntent(sql, id), token)

/** The card, where whoever pays had asked for that. */
const keepAsAsked = async (unit: BankSql, token: string, now: Date): Promise<void> => {
  const [asked] = await unit.query<{ method: string | null; customer: string | null }>(
    'select keeps_method as method, keeps_for as customer from sandbox_bank.verifications where token = $1::text',
    [token],
  )
  const { method = null, customer = null } = asked ?? {}
  if (method !== null && customer !== null) await attachMethod(unit, { method, customer }, now)
}

/** The first answer counts; every later one is told what that was. */
export const decideVerification = (
  sql: BankSql,
  { id, token, isApproved, now }: { id: string; token: string; isApproved: boolean; now: Date },
): Promise<Verification | undefined> =>
  sql.transaction(async (unit) => {
    const before = await find(unit, await lockIntent(unit, id), token)
    if (before?.state !== 'asked') return before
    const state = isApproved ? 'approved' : 'refused'
    await unit.query('update sandbox_bank.verifications set state = $2::text where token = $1::text', [token, state])
    const intent = await changeIntent(
      unit,
      before.intent,
      isApproved ? { state: 'succeeded' } : { state: 'open', declined: 'not-verified' },
    )
    if (isApproved) await keepAsAsked(unit, token, now)
    await writeEvent(unit, isApproved ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent, now)
    return { ...before, intent, state }
  })
