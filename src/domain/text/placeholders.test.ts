import { expect, it } from 'vitest'
import { filledIn, placeholdersIn } from './placeholders.ts'

const words = { returnDays: '30', refundDaysInWords: 'five' }

it('fills in the words a text names, with a capital where it asks for one', () => {
  expect(filledIn('{returnDays} days. {RefundDaysInWords} to refund.', words)).toBe('30 days. Five to refund.')
})

it('leaves what has no words as it was', () => {
  expect(filledIn('/{edition}/ has {dealers}', words)).toBe('/{edition}/ has {dealers}')
})

it('tells which names a text gives', () => {
  expect(placeholdersIn('/{edition}/ {RefundDays} { }')).toEqual(['edition', 'refundDays'])
})
