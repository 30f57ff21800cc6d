/** Days on which somebody stays closed whose week says otherwise, and why. The last one counts, too; without it, it is one day. */
export interface Closure {
  /** As 2026-12-25. */
  from: string
  to?: string
  /** Where it is open all the same, at hours of its own: "09:00-13:00". */
  hours?: string
  /** As people are told: "Christmas Day". */
  note: string
}

/** Of several that hold a day the first says why. */
export type ClosedDays = readonly Closure[]

export const lastDayOf = ({ from, to = from }: Closure): string => to

/** Why somebody is closed on a day; undefined where nothing says so. */
export const closureOn = (closed: ClosedDays, day: string): Closure | undefined =>
  closed.find((closure) => closure.from <= day && day <= lastDayOf(closure))
