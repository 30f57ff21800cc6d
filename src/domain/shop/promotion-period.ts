/** The first and the last day of a promotion, both included, as 2026-11-01. */
export interface Period {
  startsOn: string
  endsOn: string
}

export type PromotionState = 'before' | 'during' | 'after'

/** Where a day lies. The day is the one in the edition's time zone, so a promotion starts at the same moment for everybody. */
export const promotionState = ({ startsOn, endsOn }: Period, day: string): PromotionState => {
  if (day < startsOn) return 'before'
  return day > endsOn ? 'after' : 'during'
}

const dayLength = 86_400_000

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

/** How many days there are in all, and how many of them are over before a day begins. */
export const promotionDays = ({ startsOn, endsOn }: Period, day: string): { all: number; over: number } => {
  const all = daysBetween(startsOn, endsOn) + 1
  return { all, over: Math.min(all, Math.max(0, daysBetween(startsOn, day))) }
}
