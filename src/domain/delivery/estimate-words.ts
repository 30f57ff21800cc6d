import { timeInZone } from '../calendar/clock-in-zone.ts'
import { clockWords } from '../calendar/clock-words.ts'
import { dayInZone } from '../calendar/day-in-zone.ts'
import { formatMoney } from '../money/money-format.ts'
import type { ShippingCost } from '../pricing/shipping-cost.ts'
import type { DispatchTerms } from './delivery-dates.ts'
import { soonWords } from './soon-words.ts'

/** "Free", "A$14.95". */
export const costWords = (cost: ShippingCost): string => {
  if (cost.kind === 'quoted') return 'By quote'
  return cost.kind === 'free' ? 'Free' : formatMoney(cost.cents, 'AUD', 'en-AU')
}

const placeOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''

/**
 * "Order by 1 pm, leaves today" while that is so, then the day it leaves. Where the visitor's clock shows another hour than
 * the packers' it says whose hour is meant.
 */
export const leavesWords = (leaves: string, now: Date, dispatch: DispatchTerms, ownTimeZone: string): string => {
  const { timeZone, cutOff } = dispatch
  const today = dayInZone(now, timeZone)
  if (leaves !== today) return `Leaves ${soonWords(leaves, today)}`
  const isElsewhere = timeInZone(now, timeZone) !== timeInZone(now, ownTimeZone)
  return `Order by ${clockWords(cutOff)}${isElsewhere ? ` ${placeOf(timeZone)} time` : ''}, leaves today`
}
