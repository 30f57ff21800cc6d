import type { ShopTerms } from '../../domain/shop/shop-terms.ts'

/** When units held now are free again, unless the order has gone to the bank by then. */
export const heldUntil = (now: Date, { reservationMinutes }: Pick<ShopTerms, 'reservationMinutes'>): Date =>
  new Date(now.getTime() + reservationMinutes * 60_000)
