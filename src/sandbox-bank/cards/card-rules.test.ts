import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardRules } from './card-rules.ts'
import { monthOf } from './month-of.ts'
import { outcomeOf, testCards } from './test-cards.ts'

const rules = cardRules()
const anyDigits = fc.stringMatching(/^[0-9]{0,24}$/)

describe('a card number', () => {
  it.each(testCards)('that can be tried is one: $number', ({ number }) => {
    expect(rules.numberProblem(number)).toBeUndefined()
    expect(rules.numberProblem(rules.writeNumber(number))).toBeUndefined()
  })

  it.each([
    ['4242424242424242', '4242 4242 4242 4242', 'Visa'],
    ['42424', '4242 4', 'Visa'],
    ['5555555555554444', '5555 5555 5555 4444', 'Mastercard'],
    ['2223003122003222', '2223 0031 2200 3222', 'Mastercard'],
    ['378282246310005', '3782 822463 10005', 'American Express'],
    ['37828', '3782 8', 'American Express'],
    ['6011111111111117', '6011 1111 1111 1117', undefined],
    ['2', '2', undefined],
    ['', '', undefined],
  ])('%s is written %s, and known for %s', (typed, written, brand) => {
    expect(rules.writeNumber(typed)).toBe(written)
    expect(rules.brandOf(typed)).toBe(brand)
  })

  it('with a digit wrong, or two neighbours swapped, is noticed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...testCards), fc.nat(), fc.integer({ min: 1, max: 9 }), ({ number }, at, by) => {
        const place = at % number.length
        const changed = (Number(number[place]) + by) % 10
        expect(rules.numberProblem(number.slice(0, place) + changed + number.slice(place + 1))).toBeDefined()
      }),
    )
    expect(rules.numberProblem('4242424242442242')).toBeDefined()
  })

  it('keeps its digits however it is written, and is written the same again', () => {
    fc.assert(
      fc.property(anyDigits, (typed) => {
        const written = rules.writeNumber(typed)
        expect(typed.startsWith(rules.digitsOf(written))).toBe(true)
        expect(rules.writeNumber(written)).toBe(written)
        expect(written.trim()).toBe(written)
      }),
    )
  })

  it.each([
    ['', 'Enter the number on the card.'],
    ['4242', 'This card number is too short.'],
    ['42424242424242424242', 'This card number is too long.'],
    ['42424242424242', 'This card number has a digit wrong. Check it against the card.'],
    ['4242abcd42424242', 'A card number is made of digits only.'],
  ])('%j is none', (typed, problem) => {
    expect(rules.numberProblem(typed)).toBe(problem)
  })

  it('may come from a keyboard with wide digits', () => {
    expect(rules.numberProblem('４２４２４２４２４２４２４２４２')).toBeUndefined()
  })

  it('that is not on the list is declined', () => {
    expect(outcomeOf('4111111111111111')).toBe('declined')
    expect(outcomeOf('')).toBe('declined')
  })
})

describe('the end of a card', () => {
  const month = '2026-11'

  it.each(['11 / 26', '11/26', '1126', '11/2026', '11-26', '12 / 46', '1 2/30'])('%s is to come', (typed) => {
    expect(rules.expiryProblem(typed, month)).toBeUndefined()
  })

  it.each([
    ['03 / 26', 'This card expired in March. Check the date, or use another.'],
    ['3/26', 'This card expired in March. Check the date, or use another.'],
    ['12 / 25', 'This card expired in December 2025. Check the date, or use another.'],
    ['13 / 27', 'Write the date as on the card: month, then year.'],
    ['00 / 27', 'Write the date as on the card: month, then year.'],
    ['11', 'Write the date as on the card: month, then year.'],
    ['1a1/26', 'Write the date as on the card: month, then year.'],
    ['11 / 99', 'No card lasts that long. Check the year.'],
    [' ', 'Enter the expiry date.'],
  ])('%j is refused', (typed, problem) => {
    expect(rules.expiryProblem(typed, month)).toBe(problem)
  })

  it.each([
    ['1', '1'],
    ['3', '03'],
    ['11', '11'],
    ['112', '11 / 2'],
    ['11 / 26', '11 / 26'],
    ['11/2026', '11 / 26'],
    ['11 / 20', '11 / 20'],
  ])('%s is written %s', (typed, written) => {
    expect(rules.writeExpiry(typed)).toBe(written)
  })

  it('has not come while it is the month before anywhere', () => {
    expect(monthOf(new Date('2026-12-01T11:59:00Z'))).toBe('2026-11')
    expect(monthOf(new Date('2026-12-01T12:00:00Z'))).toBe('2026-12')
  })
})

describe('the code of a card', () => {
  it('has three digits, and four with American Express', () => {
    expect(rules.codeProblem('123', '4242')).toBeUndefined()
    expect(rules.codeProblem('1234', '3782')).toBeUndefined()
    expect(rules.codeProblem('1234', '4242')).toBe('The code is the three digits on the back.')
    expect(rules.codeProblem('123', '3782')).toBe('The code is the four digits on the front.')
    expect(rules.codeProblem('12a', '')).toBe('The code is the three digits on the back.')
    expect(rules.codeProblem('', '')).toBe('Enter the security code.')
  })
})
