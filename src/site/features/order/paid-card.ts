import { cardBrand } from '../../../domain/orders/card-brand.ts'

/** Visa ending 4242 */
export const paidCard = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${cardBrand(brand) ?? (brand === '' || brand === 'unknown' ? 'Card' : brand)} ending ${last4}`
