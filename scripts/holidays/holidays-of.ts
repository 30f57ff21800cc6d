import Holidays from 'date-holidays'
import type { Holiday } from '../../src/domain/calendar/working-days.ts'
import type { EditionCode } from '../../src/domain/edition/edition-code.ts'
import { editions } from '../../src/domain/edition/editions.ts'

const publicIn = (library: Holidays, years: readonly number[]): Pick<Holiday, 'day' | 'name'>[] =>
  years
    .flatMap((year) => library.getHolidays(year, 'en'))
    .filter(({ type }) => type === 'public')
    // Those of an evening, as Christmas Eve in some states, keep nobody from working.
    .filter(({ date }) => date.slice(11, 19) === '00:00:00')
    .map(({ date, name }) => ({ day: date.slice(0, 10), name: name.replaceAll("'", '’') }))

const byDay = (one: Holiday, other: Holiday): number =>
  one.day.localeCompare(other.day) || Number(one.states !== undefined) - Number(other.states !== undefined)

/** Public holidays as they are observed, days in place of a weekend included. */
export const holidaysOf = (edition: EditionCode, years: readonly number[]): Holiday[] => {
  const { code, states } = editions[edition].publicHolidays
  const names = Object.values(states)
  if (names.length === 0) return publicIn(new Holidays(code), years).toSorted(byDay)
  const each = Object.entries(states).flatMap(([state, name]) =>
    publicIn(new Holidays(code, state), years).map((holiday) => ({ ...holiday, state: name })),
  )
  return [...Map.groupBy(each, ({ day, name }) => `${day} ${name}`).values()]
    .flatMap(([first, ...others]): Holiday[] => {
      if (first === undefined) return []
      const { day, name } = first
      const held = [first, ...others].map(({ state }) => state)
      return [held.length === names.length ? { day, name } : { day, name, states: held }]
    })
    .toSorted(byDay)
}
