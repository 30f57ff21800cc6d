import { deliveryStates, type OrderState, pickUpStates } from './order-state.ts'

export interface Delivery {
  isPickUp: boolean
}

/**
 * Where an order can go from each state. Parts that are paid back change no state. Who takes it there: until it is paid the bank's record
 * (`follow-intent.ts`) and time (`expire-orders.ts`), afterwards the staff by their commands (`order-commands.ts`); who ordered may cancel
 * (`guest-order-fields.ts`).
 */
const transitions: Record<OrderState, readonly OrderState[]> = {
  pending: ['verifying', 'expired', 'failed'],
  // Back to pending: declined, and another card may be tried.
  verifying: ['pending', 'paid', 'expired', 'failed'],
  paid: ['packed', 'ready', 'cancelled', 'refunded'],
  // Back to paid: it was packed by mistake.
  packed: ['shipped', 'paid', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  ready: ['collected', 'refunded'],
  collected: ['refunded'],
  // The bank may have charged it after all: the charge is paid back.
  expired: ['refunded'],
  failed: ['refunded'],
  cancelled: [],
  refunded: [],
}

export const canBecome = (from: OrderState, to: OrderState, { isPickUp }: Delivery): boolean =>
  transitions[from].includes(to) && !(isPickUp ? deliveryStates : pickUpStates).includes(to)

/** What can still be called off by whoever ordered it: by its state only, never by its age. */
export const canCancel = (state: OrderState): boolean => transitions[state].includes('cancelled')
