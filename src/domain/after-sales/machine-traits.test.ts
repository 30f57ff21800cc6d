import { expect, test } from 'vitest'
import { canHave, traitsNeeded } from './machine-traits.ts'

const liberty = ['floor', 'walls', 'battery', 'app'] as const

test('a cordless robot has no fault of the water and none of a cable', () => {
  expect(canHave(liberty, traitsNeeded('water', ['chlorine']))).toBe(false)
  expect(canHave(liberty, traitsNeeded('water', null))).toBe(false)
  expect(canHave(liberty, traitsNeeded('robot', ['cable']))).toBe(false)
  expect(canHave(liberty, traitsNeeded('robot', ['battery']))).toBe(true)
})

test('a chlorinator has no fault of a robot', () => {
  expect(canHave(['water', 'chlorine'], traitsNeeded('robot', undefined))).toBe(false)
  expect(canHave(['water', 'chlorine'], traitsNeeded('water', ['minerals']))).toBe(false)
})

test('a machine that nobody has named may have any fault', () => {
  expect(canHave(undefined, traitsNeeded('water', ['ozone']))).toBe(true)
})
