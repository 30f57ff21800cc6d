import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differences, readNumbers, sums, writeNumbers } from './small-numbers.ts'

const numbers = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }))

describe('numbers written as letters', () => {
  it('read back as they were', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        expect(readNumbers(writeNumbers(values))).toEqual(values)
      }),
    )
  })

  it('take one letter up to 22 and are printable', () => {
    expect(writeNumbers([22, -22, 0])).toHaveLength(3)
    fc.assert(
      fc.property(numbers, (values) => {
        expect(writeNumbers(values)).toMatch(/^[#-|]*$/)
      }),
    )
  })
})

describe('differences', () => {
  it('add up to what they were taken from', () => {
    expect(differences([5, 7, 4])).toEqual([5, 2, -3])
    fc.assert(
      fc.property(numbers, (values) => {
        expect(sums(differences(values))).toEqual(values)
      }),
    )
  })
})
