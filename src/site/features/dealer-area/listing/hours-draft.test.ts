import { expect, it } from 'vitest'
import { closuresIn, hoursDraft, hoursOfDraft } from './hours-draft.ts'

const none = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }
const listing = {
  revision: 'r1',
  hours: { ...none, mon: '08:00-17:00' },
  closures: [
    { from: '2026-01-01', to: '2026-01-02', note: 'long ago' },
    { from: '2026-12-24', to: '2026-12-24', note: 'stocktake' },
  ],
  openOnHolidays: true,
}

it('is sent as it came, but for closed days that are over', () => {
  expect(hoursOfDraft(hoursDraft(listing, '2026-11-19'))).toEqual({ ...listing, closures: [listing.closures[1]] })
})

it('sends half a day as it was typed, and an empty one as closed', () => {
  const draft = { ...hoursDraft(listing, '2026-11-19'), 'mon-to': '', 'tue-from': '09:00', 'tue-to': '12:00' }
  expect(hoursOfDraft(draft).hours).toEqual({ ...none, mon: '08:00-', tue: '09:00-12:00' })
})

it.each(['', 'null', '[1, {"from": 2}]', '{'])('has no closed days where a tab keeps %j', (closures) => {
  expect(closuresIn({ closures })).toEqual([])
})
