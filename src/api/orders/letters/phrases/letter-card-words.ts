import { cardBrand } from '../../../../domain/orders/card-brand.ts'
import type { Order } from '../../../../domain/orders/order.ts'
import { cleanLine, shortened } from '../../../mail/clean-words.ts'

const longestBrand = 24

/** "Visa ending 4242"; "card" where nothing is known of it. */
export const cardWords = (card: Order['card']): string => {
  if (card === undefined) return 'card'
  const typed = shortened(cleanLine(card.brand), longestBrand)
  const brand = cardBrand(typed) ?? (/^\p{L}[\p{L} ]*$/u.test(typed) ? typed : 'card')
  return /^\d{4}$/.test(card.last4) ? `${brand} ending ${card.last4}` : brand
}
