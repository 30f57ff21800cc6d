import { centsFromPrice as cents } from '../money/money.ts'
import type { PriceTerms } from './price-order.ts'
import type { PromotionCode } from './promotion-code.ts'

const code = (
  name: string,
  words: string,
  benefit: PromotionCode['benefit'],
  more: Partial<PromotionCode> = {},
): PromotionCode => ({
  code: name,
  name: words,
  benefit,
  minimum: cents(0),
  startsOn: '2026-11-01',
  endsOn: '2027-01-31',
  oncePerCustomer: true,
  ...more,
})

/** Rates as they are, zones of a few postcodes, and a code of each kind. */
export const terms: PriceTerms = {
  rates: {
    satchel: { metro: cents(9.95), regional: cents(12.95), remote: cents(19.95), freeFrom: cents(499) },
    parcel: { metro: cents(14.95), regional: cents(19.95), remote: cents(34.95), freeFrom: cents(499) },
    bulky: { metro: cents(39), regional: cents(59), remote: cents(119), freeFrom: cents(499) },
    freight: { metro: cents(129), regional: cents(199) },
  },
  zones: [
    { zone: 'metro', postcodes: ['2000-2249'], days: [1, 2] },
    { zone: 'remote', postcodes: ['0872', '6701-6799'], days: [5, 10] },
    { zone: 'regional', postcodes: [], days: [2, 4] },
  ],
  codes: [
    code('TENOFF', '10 % off', { kind: 'percentage', percent: 10 }),
    code('TWENTY', 'A$20 off', { kind: 'amount', cents: cents(20) }),
    code('WEDELIVER', 'Free delivery', { kind: 'free-delivery' }),
    code('OVER150', 'A$30 off from A$150', { kind: 'amount', cents: cents(30) }, { minimum: cents(150) }),
    code('ALLOFF', 'All of it', { kind: 'percentage', percent: 100 }),
  ],
  offers: [
    {
      name: 'S 100 summer bonus',
      sku: 'PW-S100',
      bonus: ['PW-CADDY', 'PW-FILTER'],
      startsOn: '2026-11-01',
      endsOn: '2027-01-31',
      most: 2,
    },
  ],
}
