export const orderStates = [
  'pending',
  'verifying',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'ready',
  'collected',
  'expired',
  'failed',
  'cancelled',
  'refunded',
] as const

/**
 * `pending`: priced, reserved and not yet paid. `verifying`: with the bank, whose answer decides. `failed`: the bank's last word
 * was no. `cancelled`: called off before it was packed, and paid back. `refunded`: all of it paid back after that.
 */
export type OrderState = (typeof orderStates)[number]

export interface Delivery {
  isPickUp: boolean
}

/** Where an order can go from each state. Parts that are paid back change no state. */
const transitions: Record<OrderState, readonly OrderState[]> = {
  pending: ['verifying', 'expired', 'failed'],
  // Back to pending: declined, and another card may be tried.
  verifying: ['pending', 'paid', 'expired', 'failed'],
  paid: ['packed', 'ready', 'cancelled', 'refunded'],
  packed: ['shipped', 'refunded'],
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

const ofPickUp: readonly OrderState[] = ['ready', 'collected']
const ofDelivery: readonly OrderState[] = ['packed', 'shipped', 'delivered']

export const canBecome = (from: OrderState, to: OrderState, { isPickUp }: Delivery): boolean =>
  transitions[from].includes(to) && !(isPickUp ? ofDelivery : ofPickUp).includes(to)

/** What can still be called off by whoever ordered it. */
export const canCancel = (state: OrderState): boolean => transitions[state].includes('cancelled')

export const isPaid = (state: OrderState): boolean => ['paid', ...ofDelivery, ...ofPickUp].includes(state)

/** Money may yet come in: what it holds stays held, and the bank's word is awaited. */
export const isUnfinished = (state: OrderState): boolean => state === 'pending' || state === 'verifying'
