import { expect, it } from 'vitest'
import { addressOf, placeOf } from './dealer-place.ts'

it.each([
  ['', ''],
  ['applications/', ''],
  ['applications/AU-T-7K4M-2Q9X/', ''],
  ['changes/0b8f/', '?view=to-do'],
  ['warranty/W-7K4M-2Q9X/', '?q=bayside'],
  ['all/', '?q=pool&edition=en-au&state=VIC'],
  ['all/en-nz/awa-pools/', ''],
])('the address %s%s is read and written again', (path, search) => {
  const place = placeOf(path.replace(/\/$/, ''), search)
  expect(addressOf(place)).toBe(`/staff/dealers/${path}${search}`)
})

it('an address that says nothing is the list of what waits', () => {
  expect(placeOf('nowhere', '?view=none')).toMatchObject({ view: 'to-do', opened: undefined })
})
