const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  eftpos_au: 'eftpos',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** Visa ending 4242 */
export const cardWords = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brands[brand.toLowerCase()] ?? (brand === '' || brand === 'unknown' ? 'Card' : brand)} ending ${last4}`
