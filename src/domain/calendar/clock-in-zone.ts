import { wallClock } from './wall-clock.ts'

/** What the clock on a wall somewhere shows at a moment, as 13:05. */
export const timeInZone = (moment: Date, timeZone: string): string => wallClock(moment, timeZone).time

const asIfUtc = (day: string, time: string): number => Date.parse(`${day}T${time}:00Z`)

/** The moment at which the clock on a wall somewhere shows a day and a time; the first, where it shows them twice. */
export const momentInZone = (day: string, time: string, timeZone: string): Date => {
  const wanted = asIfUtc(day, time)
  const ahead = (at: number) => {
    const shown = wallClock(new Date(at), timeZone)
    return asIfUtc(shown.day, shown.time) - at
  }
  // Clocks change by night, and at most once in the span of a day: one of the two offsets is right.
  const offsets = [ahead(wanted - 86_400_000), ahead(wanted + 86_400_000)]
  const fitting = offsets.find((offset) => ahead(wanted - offset) === offset) ?? offsets[0] ?? 0
  return new Date(wanted - fitting)
}
