import { describe, expect, it } from 'vitest'
import { readQuantity } from '../../pool/quantity.ts'
import { acidity, freeChlorine, salt } from './water-readings.ts'

describe('readings of the water', () => {
  it.each([
    [acidity, '7.4', 7.4],
    [acidity, '7,4', 7.4],
    [acidity, '7.4 pH', 7.4],
    [acidity, '0', 0],
    [acidity, '14', 14],
    [salt, '4', 4000],
    [salt, '4 g/L', 4000],
    [salt, '3,200 ppm', 3200],
    [salt, '3 200', 3200],
    [freeChlorine, '2.5 mg/L', 2.5],
    [freeChlorine, '.5', 0.5],
  ])('are read as people write them: %o from “%s”', (quantity, text, value) => {
    expect(readQuantity(text, quantity, 'en-AU')).toEqual({ state: 'read', value })
  })

  it.each([
    [acidity, '74', 'too large'],
    [acidity, '-1', 'too small'],
    [acidity, 'high', 'such as 7.4'],
    [salt, '60000', 'too large'],
    [freeChlorine, '200', 'too large'],
    [freeChlorine, 'pink', 'such as 2.5'],
  ])('that cannot be are refused: %o from “%s”', (quantity, text, words) => {
    expect(readQuantity(text, quantity, 'en-AU')).toMatchObject({
      state: 'refused',
      message: expect.stringContaining(words),
    })
  })
})
