import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderNumber, readOrderNumber } from './order-number.ts'

const running = fc.integer({ min: 1, max: 99_999_999 })

it('is read however it is typed', () => {
  const number = orderNumber(10482)
  expect(number).toMatch(/^AU-10482-6$/)
  for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ' '), number.slice(3), ` ${number} `])
    expect(readOrderNumber(typed)).toBe(number)
})

it('with one digit wrong, or two neighbours swapped, is nobody’s', () => {
  fc.assert(
    fc.property(running, fc.nat(), fc.integer({ min: 1, max: 9 }), (of, at, by) => {
      const number = orderNumber(of)
      const digits = number.slice(3, -2)
      const place = at % digits.length
      const wrong = `${digits.slice(0, place)}${(Number(digits[place]) + by) % 10}${digits.slice(place + 1)}`
      expect(readOrderNumber(`AU-${wrong}-${number.at(-1)}`)).toBeUndefined()
      const [one = '', other = ''] = digits.slice(place, place + 2)
      const swapped = `${digits.slice(0, place)}${other}${one}${digits.slice(place + 2)}`
      if (one !== other && other !== '') expect(readOrderNumber(`AU-${swapped}-${number.at(-1)}`)).toBeUndefined()
    }),
  )
})

it('is not read from what cannot be one', () => {
  for (const typed of ['', 'AU-', 'hello', 'AU-1', 'NZ-10482-6', '10482'])
    expect(readOrderNumber(typed)).toBeUndefined()
})
