import type { Cents } from '../../domain/money/money.ts'
import type { DeclineReason } from '../../domain/orders/decline-reason.ts'

/**
 * What the gateway has on record about paying for one order. There is one to an order, whatever cards are tried: so an order
 * cannot be charged twice.
 */
export interface PaymentIntent {
  id: string
  /** Ours, as it was given when the intent was opened. */
  order: string
  amount: Cents
  /**
   * `open`: waits for a card. `verifying`: the bank asks the payer something. `processing`: the bank has not answered yet.
   * `cancelled`: it can no longer be paid.
   */
  state: 'open' | 'verifying' | 'processing' | 'succeeded' | 'cancelled'
  /** Why the last card was refused; only while it is open. */
  declined?: DeclineReason
  /** Where the bank asks its question; only while it verifies. */
  verification?: { kind: 'frame'; url: string } | { kind: 'stripe'; clientSecret: string }
  card?: { brand: string; last4: string }
  /** Paid back so far. */
  refunded: Cents
}

/** A card that the gateway keeps for somebody who has asked for it. */
export interface KeptCard {
  id: string
  brand: string
  last4: string
  /** The last month in which it is good, as 2030-12. */
  expiry: string
}

/** A card to be charged. */
export interface CardAttempt {
  method: string
  key: string
  returnUrl: string
  /** Who pays: the gateway charges a card that it keeps for its own customer only. */
  customer?: string
  /** Whether it is kept for them once it is charged. Not said: as it was said before. */
  keep?: boolean
}

export interface Refund {
  id: string
  amount: Cents
  state: 'pending' | 'succeeded' | 'failed'
}

/** Something has changed about an intent. What, its record says: events come late, twice, in any order or not at all. */
export interface GatewayEvent {
  id: string
  type: string
  intent?: string
}

export type ReadEvent = { ok: true; event: GatewayEvent } | { ok: false; reason: string }

/** It cannot be told whether the gateway has done what was asked: ask again under the same key, or read its record. */
export class GatewayUnreachable extends Error {}

/** The gateway says that the request is wrong; asking again does not help. */
export class GatewayRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** What a page needs to take a card without our seeing it. */
export type CardEntry = { kind: 'stripe'; publishableKey: string } | { kind: 'sandbox'; fieldsUrl: string }

/** All keys are idempotency keys: the same request under the same key is done once, and answered as it was then. */
export interface PaymentGateway {
  readonly cardEntry: CardEntry
  open(order: { order: string; number: string; amount: Cents; key: string }): Promise<PaymentIntent>
  /** Tries to charge a card. Declines are answers, not errors. */
  pay(intent: string, attempt: CardAttempt): Promise<PaymentIntent>
  read(intent: string): Promise<PaymentIntent>
  /** For good: it can no longer be paid. What has succeeded cannot be cancelled; the answer says so. */
  cancel(intent: string, key: string): Promise<PaymentIntent>
  refund(intent: string, refund: { amount: Cents; key: string }): Promise<Refund>
  /** For somebody whose cards are to be kept. `reference`: all that the gateway learns of them. */
  openCustomer(reference: string, key: string): Promise<string>
  /** Newest first. */
  keptCards(customer: string): Promise<KeptCard[]>
  /** It can never be charged again. */
  removeCard(card: string, key: string): Promise<void>
  /** With all their cards. Who has gone already has gone. */
  removeCustomer(customer: string): Promise<void>
  /** All that were charged since then, as far as they are for orders of this shop; newest first, at most 1,000. */
  charged(since: Date): Promise<PaymentIntent[]>
  /** Believes nothing that is not signed, nor what was signed long ago. */
  readEvent(body: string, signature: string | null, now: Date): Promise<ReadEvent>
}
