import * as v from 'valibot'
import { addDays, isDay } from '../../../domain/calendar/calendar.ts'
import { type Closure, lastDayOf } from '../../../domain/calendar/closed-days.ts'
import type { Field } from '../field.ts'

const longestDays = 60

const day = v.pipe(v.string(), v.check(isDay, 'must be a day such as 2026-12-25'))

const isInOrder = ({ from, to }: Closure): boolean => to === undefined || from <= to

const isShort = (closure: Closure): boolean => lastDayOf(closure) < addDays(closure.from, longestDays)

const standApart = (closures: Closure[]): boolean =>
  closures.every((closure, at) => {
    const before = closures[at - 1]
    return before === undefined || lastDayOf(before) < closure.from
  })

/** Days on which it stays closed. Whoever closes for longer is no longer listed. */
export const closures: Field = {
  kind: 'json',
  schema: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          from: day,
          to: v.exactOptional(day),
          note: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
        }),
        v.check(isInOrder, 'must end on the day it begins or later'),
        v.check(isShort, `must not be longer than ${longestDays} days`),
      ),
    ),
    v.check(standApart, 'must stand in the order of the calendar, none beginning before the one above it has ended'),
  ),
  doc: 'Days on which it stays closed, the last one included; a single day needs no `to`. Pages say the note after “Closed today,”',
}
