import { type CheckoutOrder, isPaidOrder, type Paying } from '../../order/answered-order.ts'
import type { Placing } from '../operations/place-order.ts'

/** Why there is nothing to pay for at the moment, or no way to. */
export type Stop =
  | { kind: 'problems'; problems: Placing['problems'] }
  | { kind: 'short'; short: Placing['short'] }
  | { kind: 'not-sold'; skus: readonly string[] }
  | { kind: 'prices-unknown' | 'delivery-by-quote' | 'offline' | 'unreachable' | 'closed' | 'too-many' }
  | { kind: 'refused'; message: string }

/** What happened on the way to an order that can be paid. */
export type Note = 'hold-over' | 'total-changed' | 'code-used' | 'not-arrived' | 'expired' | 'busy'

type Priced = { order: CheckoutOrder; codeWords: string | null; left: readonly string[] }

export type Verification = NonNullable<Paying['verification']>

/**
 * Where paying stands. Only from `ready` can Pay be pressed; once it was, nothing but the bank's word leads back there.
 * `lost`: the answer to Pay did not come, and Pay may still be on its way.
 */
export type Flow =
  | { phase: 'placing'; note?: Note | undefined; renew?: boolean }
  | { phase: 'stopped'; stop: Stop }
  | ({ phase: 'ready'; note?: Note | undefined } & Priced)
  | ({ phase: 'paying' } & Priced)
  | ({ phase: 'asking'; lost: boolean; pendings: number } & Priced)
  | ({ phase: 'verifying'; verification: Verification } & Priced)
  | { phase: 'paid'; order: CheckoutOrder }

export type FlowEvent =
  | { type: 'placed'; placing: Placing }
  | { type: 'not-placed'; kind: 'offline' | 'unreachable' | 'closed' | 'too-many' }
  | { type: 'place-again' }
  | { type: 'pay' }
  /** The answer to Pay. */
  | { type: 'answered'; paying: Paying }
  /** Pay was turned away before anything was done. */
  | { type: 'turned-away' }
  | { type: 'lost' }
  /** How the order stands, for who has asked. */
  | { type: 'asked'; paying: Paying }
  /** The bank's page says that it is done. What it says is a hint. */
  | { type: 'bank-done' }

export const firstFlow: Flow = { phase: 'placing' }

/** So often an order has to be found untouched before a lost Pay counts as never arrived. */
export const untouchedFor = 3

const over: readonly CheckoutOrder['state'][] = ['EXPIRED', 'FAILED', 'CANCELLED', 'REFUNDED']

const stopOf = ({ reason, problems, short, notSold, message }: Placing): Stop => {
  switch (reason) {
    case 'PROBLEMS':
      return { kind: 'problems', problems }
    case 'SHORT':
      return { kind: 'short', short }
    case 'NOT_SOLD':
      return { kind: 'not-sold', skus: notSold }
    case 'PRICES_UNKNOWN':
      return { kind: 'prices-unknown' }
    case 'DELIVERY_BY_QUOTE':
      return { kind: 'delivery-by-quote' }
    default:
      return { kind: 'refused', message: message ?? 'The order couldn’t be taken. Go back to the cart and try again.' }
  }
}

const placed = (note: Note | undefined, placing: Placing): Flow => {
  const { order, codeWords, left } = placing
  if (order === null) return { phase: 'stopped', stop: stopOf(placing) }
  if (isPaidOrder(order)) return { phase: 'paid', order }
  if (over.includes(order.state)) return { phase: 'placing', renew: true, note: 'expired' }
  const priced: Priced = { order, codeWords, left }
  // Another tab has paid, or this one before it was reloaded.
  if (order.state === 'VERIFYING') return { phase: 'asking', lost: false, pendings: 0, ...priced }
  return { phase: 'ready', note, ...priced }
}

type Underway = Extract<Flow, { phase: 'paying' | 'asking' | 'verifying' }>

/** By the word of the server, which has the bank's. */
const followed = (flow: Underway, { order, reason, asking, verification }: Paying): Flow => {
  const { codeWords, left } = flow
  if (order === null) {
    if (reason === 'HOLD_OVER') return { phase: 'placing', note: 'hold-over' }
    if (reason === 'CODE_USED') return { phase: 'placing', note: 'code-used' }
    return { phase: 'placing', note: reason === 'TOTAL_CHANGED' ? 'total-changed' : undefined }
  }
  const priced: Priced = { order, codeWords, left }
  if (isPaidOrder(order)) return { phase: 'paid', order }
  if (over.includes(order.state)) return { phase: 'placing', renew: true, note: 'expired' }
  if (order.state === 'PENDING') return { phase: 'ready', ...priced }
  if (!asking && verification !== null) return { phase: 'verifying', verification, ...priced }
  return { phase: 'asking', lost: false, pendings: 0, ...priced }
}

const asked = (flow: Underway, paying: Paying): Flow => {
  // The bank cannot be asked just now; its question stays where it is.
  if (flow.phase === 'verifying' && paying.asking) return flow
  const isUntouched = paying.order?.state === 'PENDING' || paying.reason === 'NO_ORDER'
  if (flow.phase !== 'asking' || !flow.lost || !isUntouched) return followed(flow, paying)
  const pendings = flow.pendings + 1
  if (pendings < untouchedFor) return { ...flow, pendings }
  const { codeWords, left } = flow
  const { order } = paying
  if (order === null) return firstFlow
  return { phase: 'ready', order, codeWords, left, ...(order.declined === null && { note: 'not-arrived' }) }
}

/** With the bank: a card is being charged, its owner is asked, or nobody knows yet. */
export const isUnderway = (flow: Flow): flow is Underway => ['paying', 'asking', 'verifying'].includes(flow.phase)

const asking = ({ order, codeWords, left }: Priced, lost: boolean): Flow => ({
  phase: 'asking',
  lost,
  pendings: 0,
  order,
  codeWords,
  left,
})

/** What comes at a time that it does not belong to changes nothing. */
export const reduceFlow = (flow: Flow, event: FlowEvent): Flow => {
  switch (event.type) {
    case 'placed':
      return flow.phase === 'placing' ? placed(flow.note, event.placing) : flow
    case 'not-placed':
      return flow.phase === 'placing' ? { phase: 'stopped', stop: { kind: event.kind } } : flow
    case 'place-again':
      return flow.phase === 'ready' || flow.phase === 'stopped' ? firstFlow : flow
    case 'pay': {
      // Here a second press is dropped. A second request, from another tab, is by `begin` in api/orders/pay-order.ts.
      if (flow.phase !== 'ready') return flow
      const { order, codeWords, left } = flow
      return { phase: 'paying', order, codeWords, left }
    }
    case 'answered':
      return flow.phase === 'paying' ? followed(flow, event.paying) : flow
    case 'turned-away': {
      if (flow.phase !== 'paying') return flow
      const { order, codeWords, left } = flow
      return { phase: 'ready', note: 'busy', order, codeWords, left }
    }
    case 'lost':
      return flow.phase === 'paying' ? asking(flow, true) : flow
    case 'asked':
      return isUnderway(flow) && flow.phase !== 'paying' ? asked(flow, event.paying) : flow
    case 'bank-done':
      return flow.phase === 'verifying' ? asking(flow, false) : flow
  }
}

/** Milliseconds before asking again: soon at first, then twice a minute. */
export const pauseBefore = (attempt: number): number => Math.min(30_000, 1000 * 2 ** Math.min(attempt, 5))
