import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cents, centsFromPrice as cents } from '../money/money.ts'
import { type OrderWish, type PricedProduct, type PriceTerms, priceOrder } from './price-order.ts'
import { terms } from './price-terms.fake.ts'

const product = (sku: string, price: number, shippingClass = 'parcel', quantity = 1): PricedProduct => ({
  sku,
  price: cents(price),
  shippingClass,
  quantity,
})

const wish = (lines: PricedProduct[], more: Partial<OrderWish> = {}): OrderWish => ({
  lines,
  isPickUp: false,
  postcode: '2232',
  code: '',
  day: '2026-11-17',
  ...more,
})

const priced = (lines: PricedProduct[], more: Partial<OrderWish> = {}, changed: Partial<PriceTerms> = {}) =>
  priceOrder(wish(lines, more), { ...terms, ...changed })

describe('delivery', () => {
  it('costs what the class costs in the zone of the postcode', () => {
    expect(priced([product('A', 100, 'satchel')]).delivery).toBe(995)
    expect(priced([product('A', 100, 'satchel')], { postcode: '2640' }).delivery).toBe(1295)
    expect(priced([product('A', 100, 'satchel')], { postcode: '0872' }).delivery).toBe(1995)
  })

  it('is paid once, by the dearest class, and half of it for each further bulky unit', () => {
    expect(priced([product('A', 10, 'satchel', 3), product('B', 10, 'parcel', 2)]).delivery).toBe(1495)
    expect(priced([product('A', 100, 'bulky')]).delivery).toBe(3900)
    expect(priced([product('A', 100, 'bulky', 3), product('B', 10)]).delivery).toBe(3900 + 2 * 1950)
    expect(priced([product('A', 100, 'freight'), product('B', 100, 'bulky', 2)]).delivery).toBe(12900 + 2 * 6450)
  })

  it('is free from 499 to metro and regional, not to remote places and not with freight', () => {
    expect(priced([product('A', 499)]).shipping).toEqual({ kind: 'free' })
    expect(priced([product('A', 498.99)]).delivery).toBe(1495)
    expect(priced([product('A', 499)], { postcode: '2640' }).delivery).toBe(0)
    expect(priced([product('A', 499)], { postcode: '0872' }).delivery).toBe(3495)
    expect(priced([product('A', 499), product('F', 900, 'freight')]).delivery).toBe(12900)
  })

  it('of freight to a remote place is quoted by a person', () => {
    expect(priced([product('F', 900, 'freight')], { postcode: '0872' }).shipping).toEqual({ kind: 'quoted' })
  })

  it('is nothing for what is picked up, and unknown before there is a postcode', () => {
    expect(priced([product('F', 900, 'freight')], { isPickUp: true })).toMatchObject({ delivery: 0, zone: 'pick-up' })
    expect(priced([product('A', 10)], { postcode: '' }).shipping).toBeUndefined()
    expect(priced([product('A', 10)], { postcode: '22' }).zone).toBeUndefined()
  })
})

describe('a code', () => {
  const of = (code: string, more: Partial<OrderWish> = {}) => priced([product('A', 100)], { code, ...more })

  it('takes a share off the goods', () => {
    expect(of('ten off')).toMatchObject({
      off: 1000,
      total: 9000 + 1495,
      code: { state: 'applied', words: '10 % off' },
    })
  })

  it('takes an amount off, never more than the goods cost', () => {
    expect(of('TWENTY')).toMatchObject({ off: 2000, total: 8000 + 1495 })
    expect(priced([product('A', 12)], { code: 'TWENTY' })).toMatchObject({ off: 1200, total: 1495 })
  })

  it('pays for delivery to metro and regional postcodes', () => {
    expect(of('WEDELIVER')).toMatchObject({ delivery: 0, off: 1495, total: 10000 })
    expect(of('WEDELIVER', { postcode: '0872' }).code).toMatchObject({ words: expect.stringContaining('remote') })
    expect(of('WEDELIVER', { isPickUp: true }).code).toMatchObject({
      words: expect.stringContaining('pick-up is free'),
    })
    expect(priced([product('A', 500)], { code: 'WEDELIVER' }).code).toMatchObject({
      words: expect.stringContaining('ships free anyway'),
    })
  })

  it.each([
    ['is unknown', { code: 'NOSUCH' }, 'We have no code “NOSUCH”'],
    ['has not begun', { code: 'TENOFF', day: '2026-10-31' }, 'works from 1 November 2026'],
    ['is over', { code: 'TENOFF', day: '2027-02-01' }, 'ended on 31 January 2027'],
    ['has been used', { code: 'TENOFF', codeUsedBefore: true }, 'once per customer'],
    ['needs more goods', { code: 'OVER150' }, 'needs items worth A$150. A$50 to go.'],
  ])('that %s says so and takes nothing', (_, more, words) => {
    const order = of(more.code, more)
    expect(order.code).toMatchObject({ state: 'refused', words: expect.stringContaining(words) })
    expect(order.off).toBe(0)
  })

  it('never makes delivery dearer', () => {
    expect(priced([product('A', 505)], { code: 'TENOFF' }).delivery).toBe(0)
  })
})

describe('the S 100 bonus', () => {
  const bought = (quantity: number, day = '2026-11-17') =>
    priced([product('PW-S100', 999, 'parcel', quantity)], { day }).bonus.map(({ sku, quantity: of }) => [sku, of])

  it('comes with each robot, twice at most, on the days of the offer', () => {
    expect(bought(1)).toEqual([
      ['PW-CADDY', 1],
      ['PW-FILTER', 1],
    ])
    expect(bought(3).map(([, of]) => of)).toEqual([2, 2])
    expect(bought(1, '2027-02-01')).toEqual([])
  })

  it('does not come with the carton that holds it', () => {
    expect(priced([product('PW-S100-BONUS', 1099)]).bonus).toEqual([])
  })
})

describe('any order', () => {
  const classes = ['satchel', 'parcel', 'bulky', 'freight']
  const line = fc.record({
    price: fc.integer({ min: 0, max: 2_000_000 }).map((value) => value as Cents),
    shippingClass: fc.constantFrom(...classes),
    quantity: fc.integer({ min: 1, max: 20 }),
  })
  const lines = fc
    .array(line, { maxLength: 50 })
    .map((all) => all.map((each, at): PricedProduct => ({ sku: `P${at}`, ...each })))
  const anyWish = fc.record({
    lines,
    isPickUp: fc.boolean(),
    postcode: fc.constantFrom('', '2232', '2640', '0872', '9999', 'x'),
    code: fc.constantFrom('', 'TENOFF', 'TWENTY', 'WEDELIVER', 'OVER150', 'ALLOFF', 'NOSUCH'),
    day: fc.constantFrom('2026-10-31', '2026-11-17', '2027-03-01'),
    codeUsedBefore: fc.boolean(),
  })

  it('has a total of whole cents that is never negative and adds up', () => {
    fc.assert(
      fc.property(anyWish, (any) => {
        const { lines: all, goods, off, delivery, total, gst, shipping } = priceOrder(any, terms)
        for (const amount of [goods, off, delivery, total, gst]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
        const paidShipping = shipping?.kind === 'paid' ? shipping.cents : 0
        expect(total).toBe(goods + paidShipping - off)
        expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(goods)
        expect(all.reduce((sum, each) => sum + each.off, 0)).toBe(off - (paidShipping - delivery))
        for (const each of all) expect(each.off).toBeLessThanOrEqual(each.amount)
        expect(Math.abs(gst - total / 11)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  it('costs the same in whatever order its lines come', () => {
    fc.assert(
      fc.property(anyWish, fc.nat(), (any, seed) => {
        const at = any.lines.length === 0 ? 0 : seed % any.lines.length
        const turned = [...any.lines.slice(at), ...any.lines.slice(0, at)].reverse()
        const { goods, off, delivery, total, gst } = priceOrder(any, terms)
        expect(priceOrder({ ...any, lines: turned }, terms)).toMatchObject({ goods, off, delivery, total, gst })
      }),
    )
  })

  it('has goods that cost no less when one more is put in', () => {
    fc.assert(
      fc.property(anyWish, line, (any, more) => {
        const added = { ...any, lines: [...any.lines, { sku: 'MORE', ...more }] }
        expect(priceOrder(added, terms).goods).toBeGreaterThanOrEqual(priceOrder(any, terms).goods)
      }),
    )
  })

  it('never costs more with a code than without', () => {
    fc.assert(
      fc.property(anyWish, (any) => {
        expect(priceOrder(any, terms).total).toBeLessThanOrEqual(priceOrder({ ...any, code: '' }, terms).total)
      }),
    )
  })
})
