import * as v from 'valibot'
import { isDay } from '../../../domain/calendar/calendar.ts'
import type { ContentType } from '../field.ts'
import { editions } from './shared-fields.ts'

const text = v.pipe(v.string(), v.minLength(1))

export const holidayCalendar: ContentType = {
  id: 'holidayCalendar',
  folder: 'holidays',
  displayField: 'name',
  doc: 'The public holidays of one edition for some years. `scripts/write-holidays.ts` writes it',
  fields: {
    name: { kind: 'symbol', required: true, unique: true },
    holidays: {
      kind: 'json',
      required: true,
      schema: v.array(
        v.strictObject({
          day: v.pipe(v.string(), v.check(isDay, 'must be a day such as 2026-12-25')),
          name: text,
          states: v.optional(v.pipe(v.array(text), v.minLength(1))),
        }),
      ),
      doc: 'As days are observed. States, regions or provinces as addresses have them; without any it is a holiday of all',
    },
    editions,
  },
}
