import { dayInZone } from '../calendar/day-in-zone.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(timeZone, made)
  return made
}

/** What the clock on a wall somewhere shows at a moment, as 13:05. */
export const timeInZone = (moment: Date, timeZone: string): string => clockFor(timeZone).format(moment)

const asIfUtc = (day: string, time: string): number => Date.parse(`${day}T${time}:00Z`)

/** The moment at which the clock on a wall somewhere shows a day and a time; the first, where it shows them twice. */
export const momentInZone = (day: string, time: string, timeZone: string): Date => {
  const wanted = asIfUtc(day, time)
  const ahead = (at: number) => {
    const moment = new Date(at)
    return asIfUtc(dayInZone(moment, timeZone), timeInZone(moment, timeZone)) - at
  }
  // Clocks change by night, and at most once in the span of a day: one of the two offsets is right.
  const offsets = [ahead(wanted - 86_400_000), ahead(wanted + 86_400_000)]
  const fitting = offsets.find((offset) => ahead(wanted - offset) === offset) ?? offsets[0] ?? 0
  return new Date(wanted - fitting)
}
