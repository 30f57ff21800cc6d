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

export const deliveryStates: readonly OrderState[] = ['packed', 'shipped', 'delivered']
export const pickUpStates: readonly OrderState[] = ['ready', 'collected']

/** Paid, and not paid back. */
export const paidStates: readonly OrderState[] = ['paid', ...deliveryStates, ...pickUpStates]

/** Somebody on the staff has yet to pack it, hand it over or see it arrive. */
export const toDoStates: readonly OrderState[] = ['paid', 'packed', 'ready', 'shipped']

export const isPaid = (state: OrderState): boolean => paidStates.includes(state)

/** Money may yet come in: what it holds stays held, and the bank's word is awaited. */
export const isUnfinished = (state: OrderState): boolean => state === 'pending' || state === 'verifying'
