// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { writeQueryInAddress } from './query-in-address.ts'

beforeEach(() => history.replaceState(null, '', '/en-au/?x=1'))

it('puts a search into the address and takes it out again', () => {
  writeQueryInAddress('brush set')
  expect(location.pathname + location.search).toBe('/en-au/?x=1&q=brush+set')
  writeQueryInAddress('')
  expect(location.pathname + location.search).toBe('/en-au/?x=1')
})

it('leaves the address of another page alone, to which somebody has gone back meanwhile', () => {
  writeQueryInAddress('brush set', '/en-au/shop/')
  expect(location.pathname + location.search).toBe('/en-au/?x=1')
})
