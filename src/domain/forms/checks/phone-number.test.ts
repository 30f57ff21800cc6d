import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EditionCode, editionCodes } from '../../edition/edition-code.ts'
import { printPhone, readPhone } from './phone-number.ts'

const kept = (text: string, edition: EditionCode) => {
  const reading = readPhone(text, edition)
  return reading.ok ? reading.value : reading.message
}

describe('a phone number', () => {
  it.each([
    ['en-au', '02 9876 5432', '+61298765432'],
    ['en-au', '(03) 9876 5432', '+61398765432'],
    ['en-au', '07-3876-5432', '+61738765432'],
    ['en-au', '08.8876.5432', '+61888765432'],
    ['en-au', '0491 570 006', '+61491570006'],
    ['en-au', '+61 491 570 006', '+61491570006'],
    ['en-au', '+61 (0)491 570 006', '+61491570006'],
    ['en-au', '+610491570006', '+61491570006'],
    ['en-au', '0011 61 491 570 006', '+61491570006'],
    ['en-au', '61491570006', '+61491570006'],
    ['en-au', '13 12 34', '131234'],
    ['en-au', '1300 975 707', '1300975707'],
    ['en-au', '1800 975 711', '1800975711'],
    ['en-au', '+61 1800 975 711', '1800975711'],
    ['en-au', '+64 21 555 0123', '+64215550123'],
    ['en-nz', '021 555 0123', '+64215550123'],
    ['en-nz', '027 555 012', '+6427555012'],
    ['en-nz', '022 555 0123', '+64225550123'],
    ['en-nz', '0210 555 0123', '+642105550123'],
    ['en-nz', '09 555 0123', '+6495550123'],
    ['en-nz', '03-555-0152', '+6435550152'],
    ['en-nz', '+64 9 555 0123', '+6495550123'],
    ['en-nz', '0064 9 555 0123', '+6495550123'],
    ['en-nz', '0800 555 014', '0800555014'],
    ['en-nz', '+64 800 555 014', '0800555014'],
    ['en-nz', '0508 555 014', '0508555014'],
    ['en-za', '010 555 0142', '+27105550142'],
    ['en-za', '082 555 0123', '+27825550123'],
    ['en-za', '+27 82 555 0123', '+27825550123'],
    ['en-za', '+27 (0) 82 555 0123', '+27825550123'],
    ['en-za', '27825550123', '+27825550123'],
    ['en-za', '0800 555 014', '0800555014'],
    ['en-za', '0861 555 014', '0861555014'],
    ['en-za', '+27 800 555 014', '0800555014'],
    ['en-za', '021\u00a0555\u00a00123', '+27215550123'],
  ] as const)('in %s “%s” is %s', (edition, text, number) => {
    expect(kept(text, edition)).toBe(number)
  })

  it.each([
    ['en-au', '9876 5432'],
    ['en-au', '0491 570 00'],
    ['en-au', '0491 570 0066'],
    ['en-au', '1300 97'],
    ['en-au', '05 5555 5555'],
    ['en-au', '+61 491 570 00'],
    ['en-nz', '555 0123'],
    ['en-nz', '09 155 0123'],
    ['en-nz', '05 555 0123'],
    ['en-nz', '021 555'],
    ['en-za', '082 555 012'],
    ['en-za', '555 0123'],
    ['en-za', '092 555 0123'],
    ['en-za', '1800 975 711'],
  ] as const)('in %s “%s” is asked for again, with an example', (edition, text) => {
    expect(kept(text, edition)).toMatch(/with its area code, such as/)
  })

  it('says what is in the way', () => {
    expect(kept('0491 570 006 ext 2', 'en-au')).toMatch(/without words or an extension/)
    expect(kept('ask Bob', 'en-nz')).toMatch(/without words/)
    expect(kept('+44 12', 'en-za')).toMatch(/8 to 15 digits/)
  })

  it.each([
    ['en-au', '+61491570006', '0491 570 006'],
    ['en-au', '+61298765432', '(02) 9876 5432'],
    ['en-au', '1801234', '180 1234'],
    ['en-au', '1800975711', '1800 975 711'],
    ['en-au', '131234', '13 12 34'],
    ['en-au', '+64215550123', '+64215550123'],
    ['en-nz', '+64215550123', '021 555 0123'],
    ['en-nz', '+642155501234', '021 555 01234'],
    ['en-nz', '+6427555012', '027 555 012'],
    ['en-nz', '+6495550123', '09 555 0123'],
    ['en-nz', '0800555014', '0800 555 014'],
    ['en-za', '+27825550123', '082 555 0123'],
    ['en-za', '0861555014', '0861 555 014'],
  ] as const)('kept in %s as %s is read out as %s', (edition, number, printed) => {
    expect(printPhone(number, edition)).toBe(printed)
  })

  it('is kept the same once it is read out and typed again', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-'), maxLength: 18 })
    const likely = fc
      .tuple(fc.constantFrom('04', '02', '021', '09', '082', '1800', '0800', '13', '+61', '+64', '+27'), typed)
      .map(([start, rest]) => start + rest)
    fc.assert(
      fc.property(fc.constantFrom(...editionCodes), fc.oneof(typed, likely), (edition, text) => {
        const first = readPhone(text, edition)
        if (!first.ok) return
        expect(first.value).toMatch(/^\+?\d{6,15}$/)
        expect(readPhone(printPhone(first.value, edition), edition)).toEqual(first)
      }),
      { numRuns: 2000 },
    )
  })
})
