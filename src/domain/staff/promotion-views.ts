import type { PromotionState } from '../shop/promotion-period.ts'

/** What staff look at of the promotions, one at a time. */
export const promotionViews = ['running', 'to-come', 'over'] as const

export type PromotionView = (typeof promotionViews)[number]

export const stateIn: Record<PromotionView, PromotionState> = { running: 'during', 'to-come': 'before', over: 'after' }

/** Whoever takes off more than so much of what was to be paid ought to know it. */
export const muchOff = 0.4

/** What a code does to a cart: nothing, more than anybody may have meant, or what it should. */
export const effectOf = (before: number, after: number): 'nothing' | 'much' | 'some' => {
  if (after >= before) return 'nothing'
  return before - after > before * muchOff ? 'much' : 'some'
}
