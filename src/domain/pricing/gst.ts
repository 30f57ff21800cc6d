import type { Cents } from '../money/money.ts'

/**
 * The 10 % tax inside an Australian price: an eleventh of it, halves up. It is printed on papers (`api/orders/papers/`) and in letters,
 * in the totals of carts and orders (`cart-totals.tsx`, `order-totals.tsx`) and in the buy box of a product.
 */
export const gstIn = (total: Cents): Cents => Math.round(total / 11) as Cents
