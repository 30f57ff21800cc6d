import { beforeAll, describe, expect, it } from 'vitest'
import { shortDays } from '../../domain/calendar/day-words.ts'
import { deliveryDays, dispatchDay } from '../../domain/delivery/delivery-dates.ts'
import { estimateDelivery } from '../../domain/delivery/delivery-estimate.ts'
import { pickUpReady } from '../../domain/delivery/pick-up-time.ts'
import { centsFromPrice as cents } from '../../domain/money/money.ts'
import { zoneOfPostcode } from '../../domain/pricing/delivery-zone.ts'
import { priceOrder } from '../../domain/pricing/price-order.ts'
import { readShopTerms } from '../../domain/shop/read-shop-terms.ts'
import type { ShopTerms } from '../../domain/shop/shop-terms.ts'
import { doorWords } from '../../site/features/order/way-words.ts'
import type { EditionContent } from './edition-content.ts'
import { shopTermsOf } from './shop-terms.ts'
import { readOwnContent } from './site-content.fake.ts'

let editions: EditionContent[]
let terms: ShopTerms
beforeAll(async () => {
  editions = await readOwnContent()
  const own = editions.map(shopTermsOf).find((each) => each !== undefined)
  if (own === undefined) throw new Error('There is no shop.')
  terms = own
})

const at = (sydney: string) => new Date(`${sydney}+11:00`)

describe('the terms of the shop', () => {
  it('are there for Australia alone', () => {
    expect(editions.map((content) => [content.code, shopTermsOf(content) !== undefined])).toEqual([
      ['en-au', true],
      ['en-nz', false],
      ['en-za', false],
    ])
  })

  it('are read back as they were written', () => {
    expect(readShopTerms(JSON.parse(JSON.stringify(terms)))).toEqual(terms)
    expect(() => readShopTerms({ ...terms, returnDays: 'thirty' })).toThrow()
  })

  it('know where things go', () => {
    const postcodes = {
      metro: '2000 2232 2250 2300 2500 2600 2750 2905 3000 3220 4000 4217 5000 6000 7000 1215 8001',
      regional: '0800 0830 2640 3350 4350 4551 4810 4870 5290 6230 6430 7250',
      remote: '0822 0872 2840 2880 2898 2899 4025 4825 4875 5223 5723 6161 6725 6798 6799 7255',
    }
    for (const [zone, each] of Object.entries(postcodes))
      for (const postcode of each.split(' '))
        expect(zoneOfPostcode(terms.terms.zones, postcode)?.zone, postcode).toBe(zone)
    expect(terms.terms.zones.map(({ zone, days }) => [zone, days])).toEqual([
      ['metro', [1, 2]],
      ['regional', [2, 4]],
      ['remote', [5, 10]],
    ])
  })

  it('price an order with its bonus', () => {
    const line = { sku: 'PW-S100', price: cents(899), shippingClass: 'parcel', quantity: 3 }
    const wish = { lines: [line], isPickUp: false, postcode: '6798', code: '', day: '2026-11-17' }
    const priced = priceOrder(wish, { ...terms.terms, codes: [] })
    expect(priced).toMatchObject({ zone: 'remote', delivery: cents(34.95), total: cents(3 * 899 + 34.95) })
    const offer = 'Dolphin S 100 summer bonus'
    expect(priced.bonus).toEqual([
      { sku: 'PW-CADDY', quantity: 2, offer },
      { sku: 'PW-FF-S', quantity: 2, offer },
    ])
    const freight = { ...wish, lines: [{ ...line, shippingClass: 'freight' }] }
    expect(priceOrder(freight, { ...terms.terms, codes: [] }).shipping).toEqual({ kind: 'quoted' })
  })

  it('say when an order leaves and arrives', () => {
    expect(dispatchDay(at('2026-12-24T12:59'), terms.dispatch)).toBe('2026-12-24')
    expect(dispatchDay(at('2026-12-24T13:00'), terms.dispatch)).toBe('2026-12-29')
    const { holidays } = terms.dispatch
    expect(deliveryDays('2026-11-02', { days: [1, 2] }, holidays, 'VIC')).toEqual({
      from: '2026-11-04',
      to: '2026-11-05',
    })
  })

  // The warehouse packs by the holidays of New South Wales, and nobody delivers on one of where it goes to.
  it.each([
    ['2026-10-05T09:00', '3182', 'VIC', '2026-10-06', '2026-10-07', '2026-10-08', 'on Labour Day nobody packs'],
    ['2026-10-30T09:00', '3182', 'VIC', '2026-10-30', '2026-11-02', '2026-11-04', 'the Cup is run in between'],
    ['2026-10-30T09:00', '2232', 'NSW', '2026-10-30', '2026-11-02', '2026-11-03', 'the Cup is no matter here'],
    ['2027-06-04T09:00', '6000', 'WA', '2027-06-04', '2027-06-08', '2027-06-09', 'after Western Australia Day'],
    ['2027-06-14T09:00', '4000', 'QLD', '2027-06-15', '2027-06-16', '2027-06-17', 'a holiday of the packers alone'],
    ['2027-01-25T14:00', '5000', 'SA', '2027-01-27', '2027-01-28', '2027-01-29', 'after Australia Day'],
    ['2026-12-24T14:00', '2232', 'NSW', '2026-12-29', '2026-12-30', '2026-12-31', 'after Christmas'],
  ])('paid %s, to %s in %s, leaves %s and arrives %s to %s: %s', (paid, postcode, state, leaves, from, to) => {
    const now = new Date(paid.startsWith('2027-06') ? `${paid}+10:00` : `${paid}+11:00`)
    const line = { sku: 'PW-BS-M', price: cents(119), shippingClass: 'parcel', quantity: 1 }
    // As the buy box and the cart say it, and as the checkout does.
    expect(estimateDelivery([line], postcode, terms, now)).toMatchObject({ leaves, from, to })
    expect(doorWords(postcode, state, terms, now)).toBe(`${shortDays(from, to)}, metro`)
  })

  it('say when it can be picked up, and where', () => {
    expect(terms.pickUp.point).toEqual({
      slug: 'kirrawee',
      name: 'Kirrawee',
      street: '41 Bath Road',
      suburb: 'Kirrawee',
      state: 'NSW',
      postcode: '2232',
    })
    expect(pickUpReady(at('2026-11-17T12:00'), terms.pickUp)).toEqual(at('2026-11-17T14:00'))
    // The counter closes at half past four, whoever still answers the phone.
    expect(pickUpReady(at('2026-11-17T15:00'), terms.pickUp)).toEqual(at('2026-11-18T08:30'))
    expect(pickUpReady(at('2026-12-24T16:30'), terms.pickUp)).toEqual(at('2026-12-29T10:00'))
  })

  it('say it by the clock of where it is picked up', () => {
    const [content] = editions
    if (content === undefined) throw new Error('There is no edition.')
    const inPerth = content.pickUpPoints.map((point) => ({ ...point, state: 'WA' }))
    const moved = shopTermsOf({ ...content, pickUpPoints: inPerth })
    expect([moved?.pickUp.timeZone, moved?.dispatch.timeZone]).toEqual(['Australia/Perth', 'Australia/Sydney'])
  })

  it('say how long things are kept, returned and refunded', () => {
    const { pickUp, returnDays, refundDays, reservationMinutes } = terms
    expect([pickUp.keptDays, returnDays, refundDays, reservationMinutes]).toEqual([14, 30, 5, 30])
  })
})
