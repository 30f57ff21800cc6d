import type { Cents } from '../money/money.ts'

/** One product in the cart. What the catalogue adds at the first refresh may be missing until then. */
export interface LineItem {
  sku: string
  name: string
  slug: string
  /** A whole number, 1 to 20. */
  quantity: number
  price?: Cents
  brand?: string
  shippingClass?: string
  category?: string
  img?: string
}

export const maxPerLine = 20

/** The nearest quantity a line may have; nonsense counts as one. */
export const lineQuantity = (wanted: number): number => Math.min(maxPerLine, Math.max(1, Math.trunc(wanted) || 1))
