import type { Period, PromotionState } from '../../domain/shop/promotion-period.ts'
import type { ProductCard } from './product.ts'
import type { Action } from './section.ts'

export interface PromotionWords {
  heading: string
  text: string
  actions: Action[]
}

export interface Promotion extends Period {
  timeZone: string
  /** The day of the build where the edition is at home. */
  today: string
  words: Record<PromotionState, PromotionWords>
  product: ProductCard
  bonus: ProductCard[]
  /** What robot and bonus cost when bought apart. */
  apart: string
  /** No money, as the edition writes it. */
  nothing: string
  terms: string
}
