import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEmail } from './email-address.ts'

const kept = (text: string) => {
  const reading = readEmail(text)
  return reading.ok ? reading.value : reading.message
}

describe('an email address', () => {
  it.each([
    ['kiri@example.co.nz', 'kiri@example.co.nz'],
    [' Thandi.Nkosi+pool@Example.ORG ', 'Thandi.Nkosi+pool@example.org'],
    ["o'brien_99@mail.example.com.au", "o'brien_99@mail.example.com.au"],
    ['zoë@bücher.example', 'zoë@bücher.example'],
    ['me@xn--bcher-kva.example', 'me@xn--bcher-kva.example'],
    ['someone@example.com.', 'someone@example.com'],
    ['a@b.io', 'a@b.io'],
  ])('“%s” is kept as %s', (text, address) => {
    expect(kept(text)).toBe(address)
  })

  it.each([
    ['kiri', /whole email address/],
    ['kiri@', /whole email address/],
    ['@example.com', /whole email address/],
    ['kiri@example', /an ending such as \.com\. Enter all of it, as in name@example\.com\.$/],
    ['a@b@example.com', /one @/],
    ['kiri @example.com', /spaces/],
    ['kiri@example.com, tama@example.com', /one @/],
    ['Kiri <kiri@example.com>', /spaces/],
    ['<kiri@example.com>', /before the @/],
    ['kiri..t@example.com', /before the @/],
    ['.kiri@example.com', /before the @/],
    ['kiri,t@example.com', /before the @/],
    ['kiri@-example.com', /after the @/],
    ['kiri@example..com', /after the @/],
    ['kiri@192.168.1.1', /after the @/],
    ['kiri@example.c', /after the @/],
    [`${'a'.repeat(65)}@example.com`, /that long/],
    [`kiri@${'a.'.repeat(130)}com`, /that long/],
    ['kiri@example.com\r\nBcc: all@example.com', /one @/],
    ['kiri@example.com\nBcc: all', /spaces/],
    ['ki\u0000ri@example.com', /before the @/],
    ['ki\u202eri@example.com', /before the @/],
  ])('“%s” is refused with what to do', (text, message) => {
    expect(kept(text)).toMatch(message)
  })

  it('never lets anything into a header', () => {
    const nasty = fc.string({ unit: fc.constantFrom(...'ab@.<>,;:"\\ \r\n\t\0\u2028é'), maxLength: 30 })
    const around = fc.tuple(nasty, nasty).map(([before, after]) => `${before}a@example.com${after}`)
    fc.assert(
      fc.property(fc.oneof(nasty, around, fc.string({ unit: 'binary' })), (text) => {
        const reading = readEmail(text)
        if (reading.ok)
          expect(reading.value).toMatch(/^[^\s@<>,;:"\\\p{C}]{1,64}@[^\s@<>,;:"\\\p{C}]+\.[^\s@<>,;:"\\\p{C}.]+$/u)
      }),
      { numRuns: 2000 },
    )
  })
})
