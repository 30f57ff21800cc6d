import { expect, it } from 'vitest'
import { typoDistance } from './likely-typo.ts'

it.each([
  ['filtr', 'filter'],
  ['dolfin', 'dolphin'],
  ['vacume', 'vacuum'],
  ['klorine', 'chlorine'],
  ['algea', 'algae'],
  ['apprentiship', 'apprenticeship'],
  ['pmup', 'pump'],
])('“%s” may well be %s', (typed, word) => {
  expect(typoDistance(typed, word)).toBeGreaterThan(0)
})

it.each([
  ['parcel', 'panel'],
  ['pipe', 'pine'],
  ['cap', 'cat'],
  ['vacuum', 'sack'],
])('“%s” is hardly %s', (typed, word) => {
  expect(typoDistance(typed, word)).toBe(undefined)
})
