import { expect, it } from 'vitest'
import { creditNoteFileName, invoiceFileName } from './invoice-file-name.ts'

it('names the brand, what it is and its number, in letters that every disk takes', () => {
  expect(invoiceFileName('Poolwright', 'AU-10482-6')).toBe('Poolwright-tax-invoice-AU-10482-6.pdf')
  expect(creditNoteFileName('Poolwright', 'CN/10482\r\n1')).toBe('Poolwright-credit-note-CN-10482-1.pdf')
})
