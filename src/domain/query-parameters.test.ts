import { expect, it } from 'vitest'
import { withParameters } from './query-parameters.ts'

it('changes a query one thing at a time', () => {
  expect(withParameters('?issue=drive-motor&model=x', { model: 'dolphin-s100', part: '' })).toBe(
    '?issue=drive-motor&model=dolphin-s100',
  )
  expect(withParameters('?model=x', { model: '' })).toBe('')
})
