import { expect, it } from 'vitest'
import { addressOf, mondayOf, viewIn } from './demo-address.ts'

const now = new Date('2026-11-19T02:00:00Z')

it('what is looked at is in the address, and what is usual is not', () => {
  const usual = viewIn('', now)
  expect(usual).toEqual({ edition: 'en-au', state: '', from: '2026-11-16', isOpenOnly: false })
  expect(addressOf(usual, now)).toBe('/staff/demos/')
  const other = { edition: 'en-nz', state: 'Auckland', from: '2026-11-30', isOpenOnly: true } as const
  const address = addressOf(other, now, 'NZ-D-1')
  expect(address).toBe('/staff/demos/NZ-D-1/?edition=en-nz&state=Auckland&from=2026-11-30&open=1')
  expect(viewIn(address.slice(address.indexOf('?')), now)).toEqual(other)
})

it('begins on a Monday, whatever the address says', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(viewIn('?from=2026-12-03', now).from).toBe('2026-11-30')
  for (const search of ['?from=soon', '?from=2026-02-31', '?edition=en-xx'])
    expect(viewIn(search, now)).toMatchObject({ edition: 'en-au', from: '2026-11-16' })
})
