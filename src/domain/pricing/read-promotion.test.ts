import { expect, it } from 'vitest'
import { type PromotionDraft, readPromotion } from './read-promotion.ts'

const draft: PromotionDraft = {
  code: 'spring-10',
  name: ' 10 % off ',
  kind: 'percentage',
  percent: 10,
  cents: 0,
  minimum: 0,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  oncePerCustomer: true,
}

it('reads a code as it is kept', () => {
  expect(readPromotion(draft)).toEqual({
    ok: true,
    code: {
      code: 'SPRING10',
      name: '10 % off',
      benefit: { kind: 'percentage', percent: 10 },
      minimum: 0,
      startsOn: '2026-11-01',
      endsOn: '2026-11-30',
      oncePerCustomer: true,
    },
  })
  expect(readPromotion({ ...draft, kind: 'free-delivery' })).toMatchObject({
    code: { benefit: { kind: 'free-delivery' } },
  })
})

it.each<[string, Partial<PromotionDraft>]>([
  ['has 3 to 40', { code: 'A!' }],
  ['Say what it is', { name: ' ' }],
  ['from 1 to 100', { percent: 101 }],
  ['from 1 to 100', { percent: Number.NaN }],
  ['the amount', { kind: 'amount', cents: 0 }],
  ['the amount', { kind: 'amount', cents: 0.5 }],
  ['from which amount', { minimum: -1 }],
  ['first and its last', { endsOn: '2026-11-31' }],
  ['before its first', { endsOn: '2026-10-31' }],
])('says what is wrong: %s', (problem, changed) => {
  expect(readPromotion({ ...draft, ...changed })).toMatchObject({
    ok: false,
    problem: expect.stringContaining(problem),
  })
})
