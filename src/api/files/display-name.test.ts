import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayName } from './display-name.ts'

describe('the name of a file', () => {
  it.each([
    ['Receipt Kirrawee.pdf', 'Receipt Kirrawee.pdf'],
    ['Tāmaki – tāpiri.jpg', 'Tāmaki – tāpiri.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Kirra\\cv.docx', 'cv.docx'],
    ['in\u0000voice\u202Efdp.exe\r\n', 'invoicefdp.exe'],
    [`${'a'.repeat(200)}.pdf`, `${'a'.repeat(79)}…`],
  ])('%j is shown as %j', (given, shown) => {
    expect(displayName(given)).toBe(shown)
  })

  it.each(['', '   ', 'folder/', '\u200b'])('%j is none', (given) => {
    expect(displayName(given)).toBeUndefined()
  })

  it('is short, has one line and no slashes, whatever came', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const shown = displayName(given) ?? 'none'
        expect(shown.length).toBeLessThanOrEqual(80)
        expect(shown).not.toMatch(/[\\/\p{Cc}\u2028\u2029]/u)
      }),
    )
  })
})
