import type { Period } from './promotion-period.ts'

const dayLength = 86_400_000

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

/** How many days there are in all, and how many of them are over before a day begins. */
export const promotionDays = ({ startsOn, endsOn }: Period, day: string): { all: number; over: number } => {
  const all = daysBetween(startsOn, endsOn) + 1
  return { all, over: Math.min(all, Math.max(0, daysBetween(startsOn, day))) }
}
