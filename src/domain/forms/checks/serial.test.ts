import { describe, expect, it } from 'vitest'
import { readSerialNumber, serialFacts } from './serial.ts'

const today = '2026-11-15'

describe('a serial number in a form', () => {
  it.each(['AU24-1234567-K', 'au24 1234567 k', 'AU241234567K'])('%s is kept as it is printed', (text) => {
    expect(readSerialNumber(text, today)).toEqual({ ok: true, value: 'AU24-1234567-K' })
  })

  it('of any region is taken', () => {
    expect(readSerialNumber('US24-1234567-K', today).ok).toBe(true)
  })

  it.each([
    ['AU24-1234', /^Enter all of the serial number\. 8 of 12/],
    ['AU24-1234568-K', /Look again at the 6th and 7th digit of the long number: swapped\?$/],
    ['AU24-2134567-K', /^The last character .* two were swapped, or one was misread\. Check the label\.$/],
    ['AU24-11234567-K', /1 character too many/],
    ['AU47-1234567-K', /./],
    ['n/a', /two letters|can’t be in|to go/],
  ])('%s is refused with what to do', (text, message) => {
    expect(readSerialNumber(text, today)).toMatchObject({ ok: false, message: expect.stringMatching(message) })
  })

  it('says where and for which year the machine was made', () => {
    expect(serialFacts('NZ25-0317482-V')).toEqual({ region: 'NZ', year: 2025 })
  })
})
