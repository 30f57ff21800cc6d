import { expect, it } from 'vitest'
import { capitalised } from './capitalised.ts'

it('begins with a capital and leaves the rest', () => {
  expect(capitalised('today from 2.30 pm')).toBe('Today from 2.30 pm')
  expect(capitalised('ECO mode')).toBe('ECO mode')
  expect(capitalised('')).toBe('')
})
