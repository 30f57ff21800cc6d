import { suburbOf, whereOf } from '../../api/demos/demo-facts.ts'
import { timeOf } from '../../api/demos/demo-turn.ts'
import type { ReadDemo } from '../../api/demos/read-demo.ts'
import { momentInZone } from '../../domain/calendar/clock-in-zone.ts'
import { dealerTimeZone } from '../../domain/dealers/dealer-time-zone.ts'

const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** As RFC 5545 wants text. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\s*[\r\n]+\s*/g, '\\n')

const longestLine = 74

/** No line is longer than 75 bytes; what is goes on in the next, behind a space. */
const folded = (line: string): string => {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > longestLine) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

/** A demo that is settled, for a calendar: the visitor's or the dealer's. Undefined: it is not settled, or not any more. */
export const calendarFile = (read: ReadDemo, whose: 'visitor' | 'dealer'): string | undefined => {
  const { request, facts, dealer, ground } = read
  const time = timeOf(request)
  if (request.state !== 'accepted' || time === undefined || dealer === undefined) return undefined
  const start = momentInZone(time.day, time.time, dealerTimeZone(dealer.state, request.edition))
  const { visitor, reference, model } = facts
  const what = model ?? 'a robot'
  const where = whose === 'dealer' ? [`LOCATION:${escaped(whereOf(facts))}`] : []
  const [summary, about] =
    whose === 'visitor'
      ? [`Demo: ${dealer.name} brings ${what}`, `${dealer.name}, ${dealer.phone}. Reference ${reference}.`]
      : [`Demo in ${suburbOf(facts)}: ${what}`, `${visitor.name}, ${visitor.phone}. Reference ${reference}.`]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(ground.facts.brandName)}//Demos//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:demo-${reference}@${new URL(ground.facts.siteUrl).hostname}`,
    `DTSTAMP:${stamp(request.changedAt)}`,
    `LAST-MODIFIED:${stamp(request.changedAt)}`,
    // A demo that is settled anew takes the place of the first in the same calendar.
    `SEQUENCE:${Math.floor(request.changedAt.getTime() / 60_000)}`,
    'STATUS:CONFIRMED',
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + time.minutes * 60_000))}`,
    `SUMMARY:${escaped(summary)}`,
    ...where,
    `DESCRIPTION:${escaped(about)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
