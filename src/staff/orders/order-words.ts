import type { Cents } from '../../domain/money/money.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { OrderState } from '../../domain/orders/order-state.ts'
import type { OrderView } from '../../domain/staff/order-views.ts'

export const stateWords: Record<OrderState, string> = {
  pending: 'Not paid yet',
  verifying: 'With the bank',
  paid: 'To pack',
  packed: 'To send',
  shipped: 'On the way',
  delivered: 'Delivered',
  ready: 'At the counter',
  collected: 'Collected',
  expired: 'Never paid',
  failed: 'Card refused',
  cancelled: 'Called off',
  refunded: 'Paid back',
}

export const viewWords: Record<OrderView, string> = {
  open: 'Open',
  'to-pack': 'To pack',
  'to-send': 'To send',
  'at-the-counter': 'Counter',
  'on-the-way': 'On the way',
  returns: 'Returns',
  all: 'All',
}

export const aud = (amount: Cents): string => formatMoney(amount, 'AUD', 'en-AU')

/** "Dolphin S 300i, fine filter ×2". */
export const goodsWords = (goods: readonly { name: string; quantity: number }[]): string =>
  goods.map(({ name, quantity }) => (quantity === 1 ? name : `${name} ×${quantity}`)).join(', ')

const minute = 60_000

/** How long ago, in as few letters as say it: "19 min", "5 h", "Fri", "12 Nov". */
export const agoWords = (at: string, now: Date): string => {
  const passed = now.getTime() - Date.parse(at)
  if (passed < minute) return 'now'
  if (passed < 60 * minute) return `${Math.floor(passed / minute)} min`
  if (passed < 12 * 60 * minute) return `${Math.floor(passed / (60 * minute))} h`
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', options).format(new Date(at))
  return passed < 6 * 24 * 60 * minute ? written({ weekday: 'short' }) : written({ day: 'numeric', month: 'short' })
}

/** A moment by the clock of this machine: "19 Nov, 12:21 pm". */
export const momentWords = (at: string): string =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  )
