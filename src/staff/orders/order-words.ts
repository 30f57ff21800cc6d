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
