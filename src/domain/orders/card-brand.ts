/** As gateways write them → as their owners do. */
const brands = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['american_express', 'American Express'],
  ['eftpos_au', 'eftpos'],
  ['diners', 'Diners Club'],
  ['discover', 'Discover'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
])

/** The name of a brand that a gateway gives; undefined where it is not one we know. */
export const cardBrand = (given: string): string | undefined => brands.get(given.toLowerCase())
