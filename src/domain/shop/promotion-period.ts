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
