import { expect, it } from 'vitest'
import { isOfNewBuild } from './new-build.ts'

it('notices data of another build than the document', () => {
  expect(isOfNewBuild({ buildHash: 'b2' }, 'b1')).toBe(true)
  expect(isOfNewBuild({ buildHash: 'b1' }, 'b1')).toBe(false)
})
