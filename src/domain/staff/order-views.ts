import type { OrderState } from '../orders/order-state.ts'

/** What staff look at of the orders, one at a time. */
export const orderViews = ['open', 'to-pack', 'to-send', 'at-the-counter', 'on-the-way', 'returns', 'all'] as const

export type OrderView = (typeof orderViews)[number]

const states: Partial<Record<OrderView, readonly OrderState[]>> = {
  open: ['paid', 'packed', 'ready'],
  'to-pack': ['paid'],
  'to-send': ['packed'],
  'at-the-counter': ['ready'],
  'on-the-way': ['shipped'],
}

/** The states of the orders in a view; undefined where states do not tell. */
export const statesIn = (view: OrderView): readonly OrderState[] | undefined => states[view]

/** Where each is that waits for somebody, as it is counted beside the views. */
export const countedViews = ['to-pack', 'to-send', 'at-the-counter', 'on-the-way'] as const satisfies OrderView[]
