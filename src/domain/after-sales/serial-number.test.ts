import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCharacter } from './serial-check.ts'
import { readSerial } from './serial-number.ts'

const read = (text: string) => readSerial(text, 2026)
const printed = (text: string) => {
  const reading = read(text)
  return reading.state === 'read' ? reading.serial.printed : reading.state
}
const message = (text: string) => {
  const reading = read(text)
  return reading.state === 'wrong' || reading.state === 'incomplete' ? reading.message : reading.state
}
const suggestions = (text: string) => {
  const reading = read(text)
  return reading.state === 'wrong' ? reading.suggestions : []
}

describe('the check character', () => {
  // Reckoned with another implementation of Luhn mod N.
  it.each([
    ['241234567', 'K'],
    ['260000001', 'O'],
    ['149999999', '3'],
    ['250317482', 'V'],
    ['223141592', 'R'],
    ['210000000', 'V'],
    ['199876543', 'V'],
  ])('of %s is %s', (digits, check) => {
    expect(checkCharacter(digits)).toBe(check)
  })

  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 })
  const exchange = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + by.length)

  it('changes with every single wrong digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(8), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const other = `${(Number(number.charAt(at)) + by) % 10}`
        expect(checkCharacter(exchange(number, at, other))).not.toBe(checkCharacter(number))
      }),
    )
  })

  it('changes with every swap of neighbours that are not the same', () => {
    fc.assert(
      fc.property(digits, fc.nat(7), (number, at) => {
        fc.pre(number.charAt(at) !== number.charAt(at + 1))
        const swapped = exchange(number, at, number.charAt(at + 1) + number.charAt(at))
        expect(checkCharacter(swapped)).not.toBe(checkCharacter(number))
      }),
    )
  })

  it('a serial number with one wrong digit is never taken for whole', () => {
    const serial = fc.tuple(fc.integer({ min: 14, max: 26 }), digits).map(([year, rest]) => {
      const number = `${year}${rest.slice(2)}`
      return `AU${number}${checkCharacter(number)}`
    })
    fc.assert(
      fc.property(serial, fc.integer({ min: 2, max: 10 }), fc.integer({ min: 1, max: 9 }), (right, at, by) => {
        const wrong = exchange(right, at, `${(Number(right.charAt(at)) + by) % 10}`)
        // A year that cannot be is noticed before anything else could be.
        const found = read(wrong)
        expect(found.state).not.toBe('empty')
        // A check character that looks like the one that fits is taken for it: 0 and O, 1 and I.
        fc.pre(!/[O0IL1Z2S5G6B8Q]$/.test(right))
        expect(found.state).toBe('wrong')
      }),
      { numRuns: 300 },
    )
  })
})

describe('a serial number as it is typed', () => {
  it.each([
    'AU24-1234567-K',
    'au24 1234567 k',
    'AU241234567K',
    ' AU24–1234567–K ',
    'AU24-I234567-K',
    'AU24-l234567-k',
    'AU24-1Z34S67-K',
  ])('%s is read', (text) => {
    expect(printed(text)).toBe('AU24-1234567-K')
  })

  it('says what it took for something else', () => {
    const reading = read('2A24-I234567-K')
    expect(reading.state === 'read' && reading.serial.printed).toBe('ZA24-1234567-K')
    expect(reading.state === 'read' && reading.readAs).toEqual([
      'the 1st letter as Z, not 2',
      'the 1st digit of the long number as 1, not I',
    ])
  })

  it('takes a check character for the one that fits when the two look alike', () => {
    expect(printed('NZ26-0000001-0')).toBe('NZ26-0000001-O')
  })

  it('keeps the parts apart', () => {
    expect(read('NZ25-0317482-V')).toMatchObject({
      state: 'read',
      serial: { region: 'NZ', year: 2025, number: '0317482', check: 'V' },
    })
  })

  it('says how far one is while typing', () => {
    expect(message('')).toBe('empty')
    expect(message('AU24-12')).toBe('6 of 12 characters, 6 to go.')
    expect(message('A')).toBe('1 of 12 characters, 11 to go.')
  })

  it('says where a character is wrong', () => {
    expect(message('AU24-12X4567-K')).toBe('Here the 3rd digit of the long number is “X”. It should be a digit.')
    expect(message('A324')).toBe('It starts with two letters, such as AU. Here the 2nd letter is “3”.')
    expect(message('AU24-12#4567-K')).toBe('“#” can’t be in a serial number, only letters A to Z and digits.')
  })

  it('says when digits are missing or too many', () => {
    expect(message('AU24-123456-K')).toBe('The long number has 6 digits here; it should have seven.')
    expect(message('AU24-12334567-K')).toBe('That’s 1 character too many. A serial number has 12 without the hyphens.')
    expect(suggestions('AU24-12334567-K')).toEqual(['AU241234567K'])
  })

  it('points at neighbours that were swapped', () => {
    expect(message('AU24-2134567-K')).toContain('the 1st and 2nd digit of the long number: swapped?')
    expect(suggestions('AU24-2134567-K')).toContain('AU241234567K')
  })

  it('points at a digit that was misread', () => {
    expect(message('AU24-1734567-K')).toContain('the 2nd digit of the long number: misread?')
    expect(suggestions('AU24-1734567-K')).toContain('AU241234567K')
  })

  it('refuses a year that cannot be', () => {
    expect(message(`AU47-1234567-${checkCharacter('471234567')}`)).toMatch(/^It says 2047\./)
    expect(message(`AU09-1234567-${checkCharacter('091234567')}`)).toMatch(/^It says 2009\./)
    expect(read(`AU27-1234567-${checkCharacter('271234567')}`).state).toBe('read')
  })

  it('never throws and never takes nonsense for a number', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(read(text).state).not.toBe('read')
      }),
    )
  })
})
