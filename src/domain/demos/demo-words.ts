import { timeInZone } from '../calendar/clock-in-zone.ts'
import { clockWords } from '../calendar/clock-words.ts'
import { dayInZone } from '../calendar/day-in-zone.ts'
import { dayWords } from '../calendar/day-words.ts'
import { weekdayOf } from '../calendar/weekday.ts'

/** "Thursday 26 November, 10 am" */
export const demoTimeWords = ({ day, time }: { readonly day: string; readonly time: string }): string =>
  `${dayWords(day)}, ${clockWords(time)}`

/** "Thursday, 10 am" */
export const shortDemoTime = ({ day, time }: { readonly day: string; readonly time: string }): string =>
  `${weekdayOf(day)}, ${clockWords(time)}`

/** "Wednesday 18 November, 5 pm" */
export const momentWords = (moment: Date, timeZone: string): string =>
  demoTimeWords({ day: dayInZone(moment, timeZone), time: timeInZone(moment, timeZone) })

/** "Thursday 26 November or Saturday 28 November" */
export const eitherDay = (days: readonly string[]): string => days.map(dayWords).join(' or ')

/** As somebody is called before a dealer has said yes: "Tony R." */
export const shortName = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return last === '' ? first : `${first} ${[...last][0]?.toUpperCase()}.`
}

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
