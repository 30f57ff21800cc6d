import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../money/money.ts'
import { terms } from '../pricing/price-terms.fake.ts'
import { estimateDelivery } from './delivery-estimate.ts'
import { costWords, leavesWords } from './estimate-words.ts'
import { pickUpWords } from './pick-up-words.ts'

const sydney = 'Australia/Sydney'
const shop = {
  terms,
  dispatch: {
    timeZone: sydney,
    state: 'NSW',
    cutOff: '13:00',
    holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
  },
}
const at = (time: string) => new Date(`${time}+11:00`)
const tuesday = at('2026-11-17T10:12')
const brush = { sku: 'PW-BS-M', price: cents(119), shippingClass: 'parcel', quantity: 1 }
const robot = { sku: 'PW-S300I', price: cents(1899), shippingClass: 'bulky', quantity: 1 }
const heater = { sku: 'PW-HEAT', price: cents(2999), shippingClass: 'freight', quantity: 1 }

describe('an estimate of delivery', () => {
  it('has the cost and the days for a postcode', () => {
    expect(estimateDelivery([brush], '2232', shop, tuesday)).toEqual({
      postcode: '2232',
      zone: 'metro',
      cost: { kind: 'paid', cents: 1495 },
      leaves: '2026-11-17',
      from: '2026-11-18',
      to: '2026-11-19',
    })
  })

  it('leaves on the next working day once the hour has passed', () => {
    expect(estimateDelivery([brush], '2232', shop, at('2026-11-17T13:00'))?.leaves).toBe('2026-11-18')
    expect(estimateDelivery([brush], '2232', shop, at('2026-11-20T13:00'))?.leaves).toBe('2026-11-23')
  })

  it('is free from a value on, but not to where it is remote, and quoted where nobody has a price', () => {
    expect(estimateDelivery([robot], '2232', shop, tuesday)?.cost).toEqual({ kind: 'free' })
    expect(estimateDelivery([robot], '6701', shop, tuesday)?.cost).toEqual({ kind: 'paid', cents: 11900 })
    expect(estimateDelivery([heater], '6701', shop, tuesday)?.cost).toEqual({ kind: 'quoted' })
  })

  it.each(['', '22', '22320', '0000', '0001'])('is none for %j', (postcode) => {
    expect(estimateDelivery([brush], postcode, shop, tuesday)).toBeUndefined()
  })
})

describe('the words of an estimate', () => {
  it('say what it costs', () => {
    expect(costWords({ kind: 'free' })).toBe('Free')
    expect(costWords({ kind: 'paid', cents: cents(14.95) })).toBe('A$14.95')
    expect(costWords({ kind: 'quoted' })).toBe('By quote')
  })

  it.each([
    ['2026-11-17T12:59', '2026-11-17', sydney, 'Order by 1 pm, leaves today'],
    ['2026-11-17T12:59', '2026-11-17', 'Australia/Perth', 'Order by 1 pm Sydney time, leaves today'],
    ['2026-11-17T13:00', '2026-11-18', sydney, 'Leaves tomorrow'],
    ['2026-11-20T13:00', '2026-11-23', sydney, 'Leaves Mon 23 Nov'],
  ])('at %s it leaves on %s: %s', (now, leaves, ownTimeZone, words) => {
    expect(leavesWords(leaves, at(now), shop.dispatch, ownTimeZone).replaceAll('\u00a0', ' ')).toBe(words)
  })

  it.each([
    ['2026-11-17T14:30', 'today from 2.30 pm'],
    ['2026-11-18T09:00', 'tomorrow from 9 am'],
    ['2026-11-23T12:00', 'Mon 23 Nov from noon'],
  ])('ready at %s: %s', (ready, words) => {
    expect(pickUpWords(at(ready), tuesday, sydney).replaceAll('\u00a0', ' ')).toBe(words)
  })
})
