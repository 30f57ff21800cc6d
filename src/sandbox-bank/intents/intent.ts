import type { Cents } from '../../domain/money/money.ts'

export type Decline = 'declined' | 'insufficient-funds' | 'expired-card' | 'wrong-code' | 'not-verified' | 'try-again'

export type IntentState = 'open' | 'verifying' | 'processing' | 'succeeded' | 'cancelled'

export interface Card {
  brand: string
  /** All that is kept of a number. */
  last4: string
}

/** An intent as it is answered. */
export interface Intent {
  id: string
  /** The shop's, as it was given. */
  order: string
  amount: Cents
  state: IntentState
  /** Why the last card was refused; only while it is open. */
  declined?: Decline
  /** Where the bank asks its question, from the root of its host; only while it verifies. */
  verification?: { kind: 'frame'; url: string }
  /** The last one that was tried. */
  card?: Card
  refunded: Cents
}

/** An intent as it is kept. */
export interface IntentRecord {
  id: string
  order: string
  number: string
  amount: Cents
  state: IntentState
  declined: Decline | null
  brand: string | null
  last4: string | null
  refunded: Cents
  /** Of the question that waits for an answer. */
  token: string | null
}

export const verifyPath = (basePath: string, intent: string, token: string): string =>
  `${basePath}/verify/${intent}?token=${token}`

export const intentOf = (record: IntentRecord, basePath: string): Intent => {
  const { id, order, amount, state, declined, brand, last4, refunded, token } = record
  return {
    id,
    order,
    amount,
    state,
    ...(declined !== null && { declined }),
    ...(token !== null && { verification: { kind: 'frame', url: verifyPath(basePath, id, token) } }),
    ...(brand !== null && last4 !== null && { card: { brand, last4 } }),
    refunded,
  }
}
