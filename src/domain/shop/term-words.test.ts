import { expect, it } from 'vitest'
import { centsFromPrice as cents } from '../money/money.ts'
import { terms as prices } from '../pricing/price-terms.fake.ts'
import { filledIn } from '../text/placeholders.ts'
import type { ShopTerms } from './shop-terms.ts'
import { inWords, termNames, termWords } from './term-words.ts'

const { codes: _, ...terms } = prices
const place = { timeZone: 'Australia/Sydney', state: 'NSW', holidays: [] }
const shop: ShopTerms = {
  terms,
  dispatch: { ...place, cutOff: '13:30' },
  pickUp: {
    ...place,
    hours: {},
    readyAfterHours: 2,
    keptDays: 14,
    point: {
      slug: 'kirrawee',
      name: 'Kirrawee',
      street: '41 Bath Road',
      suburb: 'Kirrawee',
      state: 'NSW',
      postcode: '2232',
    },
  },
  returnDays: 30,
  refundDays: 5,
  reservationMinutes: 30,
}
const australia = { currency: 'AUD', locale: 'en-AU' } as const
const words = termWords(shop, australia)

it('terms are said as running text says them', () => {
  const text =
    'Paid before {cutOff}, there in {metroDays} days. {MetroDaysInWords} to the city, {satchelMetro}; {freightRemote} to an island.'
  expect(filledIn(text, words)).toBe(
    'Paid before 1.30\u00a0pm, there in 1–2 days. One to two to the city, A$9.95; by quote to an island.',
  )
  expect(filledIn('{returnDays} days, {refundDaysInWords} to refund, free from {freeFrom}', words)).toBe(
    '30 days, five to refund, free from A$499',
  )
  expect(filledIn('At {pickUpPlace}, kept {keptDays} days', words)).toBe('At 41 Bath Road, Kirrawee, kept 14 days')
})

it('no value is named from which all go free where there are several', () => {
  const { bulky, ...others } = terms.rates
  const rates = { ...others, bulky: { ...bulky, freeFrom: cents(999) } }
  expect(termWords({ ...shop, terms: { ...terms, rates } }, australia)).not.toHaveProperty('freeFrom')
})

it('every name has words', () => {
  const { prices: amounts, counts, others } = termNames(['satchel', 'parcel', 'bulky', 'freight'])
  expect(Object.keys(words).toSorted()).toEqual([...amounts, ...counts, ...counts.map(inWords), ...others].toSorted())
})
