import { expect, it } from 'vitest'
import { poolInWords } from './pool-in-words.ts'

const said = (_: string, value: string) =>
  ({ leaves: 'gum leaves', 'in-ground': 'in-ground pool', concrete: 'concrete' })[value]

it('a pool is told in one sentence, with the right article', () => {
  expect(poolInWords({ length: 8, surface: 'concrete', debris: 'leaves', budget: 2000 }, said, 'A$2,000')).toEqual({
    pool: 'an 8\u00a0m concrete pool',
    wants: ['gum leaves', 'up to A$2,000'],
  })
  expect(poolInWords({ length: 11 }, said, undefined).pool).toBe('an 11\u00a0m pool')
  expect(poolInWords({ length: 12 }, said, undefined).pool).toBe('a 12\u00a0m pool')
  expect(poolInWords({ length: 18.5 }, said, undefined).pool).toBe('an 18.5\u00a0m pool')
  expect(poolInWords({ length: 80 }, said, undefined).pool).toBe('an 80\u00a0m pool')
  expect(poolInWords({ pool: 'in-ground' }, said, undefined).pool).toBe('an in-ground pool')
})
