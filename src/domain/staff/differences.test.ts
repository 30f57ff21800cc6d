import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differences } from './differences.ts'

it('says what was and what became of it, also within something', () => {
  expect(
    differences(
      { state: 'packed', tracking: null, notes: 'Gate' },
      { state: 'shipped', tracking: { carrier: 'StarTrack', number: 'ABC' }, notes: 'Gate', units: [1, 2] },
    ),
  ).toEqual([
    { name: 'state', before: 'packed', after: 'shipped' },
    { name: 'tracking.carrier', before: null, after: 'StarTrack' },
    { name: 'tracking.number', before: null, after: 'ABC' },
    { name: 'units', before: null, after: '[1,2]' },
  ])
})

it('says nothing where nothing differs', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (values) => {
      expect(differences(values, values)).toEqual([])
    }),
  )
})
