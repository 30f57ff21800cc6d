import { expect, it } from 'vitest'
import type { Cents } from '../../domain/money/money.ts'
import { benefitWords, cartWords, shareOff, usesWords, viewOf } from './promotion-words.ts'

const nothing = 0 as Cents

it('says what a code is worth', () => {
  const code = { kind: 'PERCENTAGE', percent: 10, cents: nothing, minimum: 15_000 as Cents } as const
  expect(benefitWords(code)).toBe('10 % off, from A$150 of goods')
  expect(benefitWords({ ...code, kind: 'AMOUNT', cents: 2050 as Cents, minimum: nothing })).toBe('A$20.50 off')
  expect(usesWords({ uses: 2, off: 3000 as Cents })).toBe('Used 2 times, A$30 off in all.')
  expect(usesWords({ uses: 0, off: nothing })).toBe('Nobody has used it.')
})

it('says what is in a cart and where it goes, and how much goes off', () => {
  expect(
    cartWords(
      [
        { name: 'Fine filter', quantity: 2 },
        { name: 'Caddy', quantity: 1 },
      ],
      'remote',
    ),
  ).toBe('2 × Fine filter, Caddy, to a remote place')
  expect(shareOff(1000, 550)).toBe(45)
  expect(shareOff(0, 0)).toBe(0)
  expect(viewOf('TO_COME')).toBe('to-come')
})
