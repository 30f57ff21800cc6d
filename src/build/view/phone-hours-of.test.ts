import { beforeAll, describe, expect, it } from 'vitest'
import { openState, openStateWords } from '../../domain/calendar/open-state.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { readOwnContent } from '../content/site-content.fake.ts'
import { viewOf } from './edition-content.fake.ts'
import { phoneHoursOf } from './phone-hours-of.ts'

let editions: EditionContent[]
beforeAll(async () => {
  editions = await readOwnContent()
})

const wordsAt = (edition: EditionCode, moment: string): string => {
  const content = editions.find(({ code }) => code === edition)
  if (content === undefined) throw new Error(`There is no edition ${edition}`)
  const { timetable, timeZone } = phoneHoursOf(viewOf(content))
  return openStateWords(openState(timetable, new Date(moment), timeZone)).replaceAll('\u00a0', ' ')
}

describe('the phone', () => {
  it.each<[EditionCode, string, string]>([
    ['en-au', '2026-11-16T17:59:00+11:00', 'Open until 6 pm'],
    ['en-au', '2026-12-25T10:00:00+11:00', 'Closed today, Christmas Day; opens tomorrow 9 am'],
    ['en-au', '2026-12-26T10:00:00+11:00', 'Open until 1 pm'],
    ['en-au', '2026-12-28T13:00:00+11:00', 'Closed, opens tomorrow 8 am'],
    ['en-au', '2027-01-26T10:00:00+11:00', 'Closed today, Australia Day; opens tomorrow 8 am'],
    ['en-au', '2027-03-08T10:00:00+11:00', 'Open until 6 pm'],
    ['en-nz', '2026-11-27T17:00:00+13:00', 'Closed, opens Monday 8.30 am'],
    ['en-nz', '2026-12-04T17:00:00+13:00', 'Closed, opens tomorrow 9 am'],
    ['en-nz', '2027-01-25T10:00:00+13:00', 'Open until 5 pm'],
    ['en-nz', '2027-02-01T10:00:00+13:00', 'Closed today, Provincial anniversary day; opens tomorrow 8.30 am'],
    ['en-za', '2026-12-16T10:00:00+02:00', 'Closed today, Day of Reconciliation; opens tomorrow 8 am'],
  ])('of %s at %s: %s', (edition, moment, words) => {
    expect(wordsAt(edition, moment)).toBe(words)
  })
})
