import { months } from './months.ts'

/** A day as all three editions write it: 15 November 2026. A moment counts as its day in UTC. */
export const formatDay = (isoDay: string): string => {
  const day = new Date(isoDay)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
