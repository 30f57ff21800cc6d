import { expect, it } from 'vitest'
import type { PoolAnswers } from './pool-answers.ts'
import { poolInWords } from './pool-in-words.ts'

const said = (_: string, value: string) =>
  ({ leaves: 'gum leaves', 'in-ground': 'in-ground pool', concrete: 'concrete' })[value]

const figures =
  ({ length, budget }: PoolAnswers) =>
  (question: string): string | undefined => {
    if (question === 'length') return length === undefined ? undefined : `${String(length).replace('.', ',')}\u00a0m`
    return budget === undefined ? undefined : `R\u00a0${budget}`
  }

const told = (answers: PoolAnswers) => poolInWords(answers, said, figures(answers))

it('a pool is told in one sentence, with the right article', () => {
  expect(told({ length: 8, surface: 'concrete', debris: 'leaves', budget: 2000 })).toEqual({
    pool: 'an 8\u00a0m concrete pool',
    wants: ['gum leaves', 'up to R\u00a02000'],
  })
  expect(told({ length: 11 }).pool).toBe('an 11\u00a0m pool')
  expect(told({ length: 12 }).pool).toBe('a 12\u00a0m pool')
  expect(told({ length: 18.5 }).pool).toBe('an 18,5\u00a0m pool')
  expect(told({ length: 80 }).pool).toBe('an 80\u00a0m pool')
  expect(told({ pool: 'in-ground' }).pool).toBe('an in-ground pool')
})
