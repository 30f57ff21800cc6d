import { expect, it } from 'vitest'
import { readConnection, sparesData } from './connection.ts'

it.each([
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '4g', saveData: false }, false],
  [{}, false],
  [undefined, false],
])('for %j the answer to "spare data?" is %s [R13]', (connection, spare) => {
  expect(sparesData(connection)).toBe(spare)
})

it('copes with a browser that says nothing about its connection [R13]', () => {
  expect(readConnection({})).toBeUndefined()
  expect(readConnection({ connection: null })).toBeUndefined()
  expect(readConnection({ connection: { saveData: true } })).toEqual({ saveData: true })
})
