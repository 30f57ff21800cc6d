import { expect, it } from 'vitest'
import type { Cents } from '../../domain/money/money.ts'
import type { Promotion } from '../operations/promotions/promotion-answers.ts'
import { copyOf, draftOf, inputOf, newDraft, problemOf } from './draft.ts'

const promotion: Promotion = {
  code: 'OVER150',
  revision: '1',
  name: 'A$20.50 off',
  kind: 'AMOUNT',
  percent: 0,
  cents: 2050 as Cents,
  minimum: 15_000 as Cents,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  oncePerCustomer: true,
  uses: 3,
  off: 6150 as Cents,
  view: 'RUNNING',
}

it('is sent as it was read', () => {
  const draft = draftOf(promotion)
  expect(draft).toMatchObject({ worth: '20.5', minimum: '150' })
  expect(inputOf(draft)).toMatchObject({ cents: 2050, minimum: 15_000, percent: 0 })
  expect(problemOf(draft)).toBeUndefined()
})

it('is copied for another time, under another word', () => {
  expect(copyOf(promotion, '2026-11-19')).toMatchObject({ code: '', startsOn: '2026-11-20', endsOn: '2026-12-20' })
})

it('says what is wrong before anybody is asked', () => {
  const draft = { ...newDraft('2026-11-19'), code: 'TENOFF', name: '10 % off' }
  expect(problemOf(draft)).toBeUndefined()
  expect(problemOf({ ...draft, worth: 'ten' })).toContain('share')
  expect(problemOf({ ...draft, minimum: 'x' })).toContain('from which amount')
  expect(problemOf({ ...draft, code: 'A' })).toContain('3 to 40')
})
