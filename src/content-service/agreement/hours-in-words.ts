import type { OpeningHours } from '../../domain/calendar/opening-hours.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const day = `(${names.join('|')})`
const time = String.raw`(noon|\d{1,2}(?:\.\d{2})?\s[ap]m)`
const saying = new RegExp(`${day}(?: to ${day})? ${time} to ${time}`, 'g')

const clock = (words: string): string => {
  if (words === 'noon') return '12:00'
  const [, hour = '', minute = '00', half = ''] = /^(\d+)(?:\.(\d+))?\s([ap])m$/.exec(words) ?? []
  return `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

/** The hours that a text says, as in “Monday to Friday 8 am to 4.30 pm and Saturday 9 am to 1 pm”. */
export const hoursInWords = (text: string): OpeningHours => {
  const hours: OpeningHours = {}
  for (const [, first = '', last = first, from = '', to = ''] of text.matchAll(saying)) {
    for (const each of days.slice(names.indexOf(first), names.indexOf(last) + 1))
      hours[each] = `${clock(from)}-${clock(to)}`
  }
  return hours
}
