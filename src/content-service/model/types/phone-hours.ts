import * as v from 'valibot'
import { isDay } from '../../../domain/calendar/calendar.ts'
import type { Field } from '../field.ts'
import { spanOfDay, week } from './opening-hours.ts'

const day = v.pipe(v.string(), v.check(isDay, 'must be a day such as 2026-12-25'))

/** The week in which the phone is answered, and what is other than that. */
export const phoneHours: Field = {
  kind: 'json',
  required: true,
  schema: v.strictObject({
    hours: week,
    season: v.exactOptional(
      v.strictObject({
        months: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))), v.minLength(1)),
        hours: week,
      }),
    ),
    special: v.exactOptional(
      v.array(
        v.strictObject({
          from: day,
          to: v.exactOptional(day),
          hours: v.exactOptional(spanOfDay),
          note: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
        }),
      ),
    ),
  }),
  doc: 'The same as `hours` says in words, to reckon with; the whole week of a season that has other hours; days that are special, with their hours or closed. On public holidays of the edition’s state nobody answers, unless they are special',
}
