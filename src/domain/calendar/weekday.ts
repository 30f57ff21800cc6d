/** Monday first. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Where in the week a day of the calendar is, Monday first. */
export const placeInWeek = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % weekdays.length

/** The name of the weekday that a day of the calendar is. */
export const weekdayOf = (day: string): string => weekdays[placeInWeek(day)] ?? ''
