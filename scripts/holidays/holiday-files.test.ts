import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { addMonths } from '../../src/domain/calendar/calendar.ts'
import { type Holiday, workingDaysIn } from '../../src/domain/calendar/working-days.ts'
import { editionCodes } from '../../src/domain/edition/edition-code.ts'
import { australianStateNames } from '../../src/domain/places/state-names.ts'
import { holidayFiles } from './holiday-files.ts'

/** The day it is in most tests. */
const today = '2026-11-15'

let files: Record<string, string>
beforeAll(() => {
  files = holidayFiles()
})

const calendarOf = (edition: string): Holiday[] =>
  parse(files[`content/holidays/holidays-${edition}.yaml`] ?? '').holidays

// `node scripts/write-holidays.ts` writes them anew.
it('the calendars in the content are those of the script', () => {
  expect(Object.keys(files)).toEqual(globSync('content/holidays/*').toSorted())
  for (const [file, text] of Object.entries(files)) expect(readFileSync(file, 'utf8'), file).toBe(text)
})

it('they reach two years further than anything the site says, in whole years', () => {
  const changed = globSync('content/pages/*.yaml').map((file) => parse(readFileSync(file, 'utf8')).lastChanged ?? '')
  const newest = [today, ...changed].toSorted().at(-1) ?? ''
  for (const edition of editionCodes) {
    const days = calendarOf(edition).map(({ day }) => day)
    const last = Number(days.at(-1)?.slice(0, 4))
    expect(`${last}-12-31` >= addMonths(newest, 24), edition).toBe(true)
    for (let year = Number(days[0]?.slice(0, 4)); year <= last; year += 1) expect(days).toContain(`${year}-12-25`)
  }
})

describe('a working day', () => {
  const works = (edition: string, state: string, day: string) => workingDaysIn(calendarOf(edition), state)(day)

  it.each([
    ['en-au', 'NSW', '2026-12-28', 'in place of a Saturday'],
    ['en-au', 'TAS', '2026-12-28', 'where the day itself is moved'],
    ['en-au', 'NSW', '2027-12-27', 'in place of Christmas Day on a weekend'],
    ['en-au', 'VIC', '2026-11-03', 'of one state'],
    ['en-au', 'QLD', '2026-10-05', 'of another name in each state'],
    ['en-nz', 'Auckland', '2027-02-08', 'in place of Waitangi Day'],
    ['en-nz', 'Otago', '2026-03-23', 'of a region'],
    ['en-nz', 'Canterbury', '2026-11-13', 'of a show'],
    ['en-za', 'Gauteng', '2027-03-22', 'after a Sunday'],
  ])('is not, in %s %s, %s: %s', (edition, state, day) => {
    expect(works(edition, state, day)).toBe(false)
  })

  it.each([
    ['en-au', 'NSW', '2026-11-03', 'another state’s holiday'],
    ['en-au', 'QLD', '2026-12-24', 'a holiday that begins in the evening'],
    ['en-nz', 'Auckland', '2026-03-23', 'another region’s holiday'],
    ['en-za', 'Gauteng', '2026-03-23', 'the Monday after a holiday on Saturday'],
  ])('is, in %s %s, %s: %s', (edition, state, day) => {
    expect(works(edition, state, day)).toBe(true)
  })
})

it('states are called as in addresses', () => {
  const named = (edition: string) => new Set(calendarOf(edition).flatMap(({ states = [] }) => states))
  expect([...named('en-au')].toSorted()).toEqual(Object.keys(australianStateNames).toSorted())
  const dealers = globSync('content/dealers/*.yaml').map((file) => parse(readFileSync(file, 'utf8')))
  const regions = dealers.filter(({ editions }) => editions.includes('en-nz')).map(({ state }) => state)
  expect([...named('en-nz')]).toEqual(expect.arrayContaining([...new Set(regions)]))
  expect(named('en-za').size).toBe(0)
})
