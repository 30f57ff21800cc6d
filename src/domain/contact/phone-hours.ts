import type { Timetable } from '../calendar/opening-hours.ts'

/** When somebody answers the phone of an edition, by the clock of its time zone. */
export interface PhoneHours {
  timetable: Timetable
  timeZone: string
}
