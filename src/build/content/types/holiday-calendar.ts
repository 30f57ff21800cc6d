import * as v from 'valibot'
import type { Collection } from '../collection.ts'

const text = v.string()

const schema = v.object({
  holidays: v.array(v.object({ day: text, name: text, states: v.exactOptional(v.array(text)) })),
})

export type HolidayCalendarEntry = v.InferOutput<typeof schema>

export const holidayCalendars: Collection<HolidayCalendarEntry> = {
  type: 'holidayCalendar',
  selection: 'holidays',
  pageSize: 10,
  perEdition: true,
  schema,
}
