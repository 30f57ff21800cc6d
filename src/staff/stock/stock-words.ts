import { formatDay } from '../../domain/calendar/day-format.ts'
import { fewLeft, type StockView, shortWeeks } from '../../domain/staff/stock-views.ts'
import type { Figures, ListedStock } from '../operations/stock/stock-answers.ts'

export const viewWords: Record<StockView, string> = { 'running-out': 'Running out', none: 'None', all: 'All' }

/** How it stands: none, few, or enough. */
export const stockState = ({ available, weeksLeft }: Pick<ListedStock, 'available' | 'weeksLeft'>) => {
  if (available === 0) return 'none'
  return available <= fewLeft || (weeksLeft !== null && weeksLeft < shortWeeks) ? 'few' : 'enough'
}

/** "Lasts 3 weeks": as exactly as it can be told. */
export const lastsWords = (weeksLeft: number | null): string => {
  if (weeksLeft === null) return 'none sold in 4 weeks'
  if (weeksLeft < 1) return weeksLeft * 7 < 2 ? 'lasts a day' : `lasts ${Math.floor(weeksLeft * 7)} days`
  const weeks = Math.floor(weeksLeft)
  if (weeks > 52) return 'lasts over a year'
  return weeks === 1 ? 'lasts a week' : `lasts ${weeks} weeks`
}

export const stateWords = ({ available, weeksLeft }: Pick<ListedStock, 'available' | 'weeksLeft'>): string =>
  ({ none: 'None', few: 'Running out', enough: 'Enough' })[stockState({ available, weeksLeft })]

export const nameOf = ({ name, sku }: Pick<ListedStock, 'name' | 'sku'>): string => (name === '' ? sku : name)

const reasons: Record<string, string> = {
  'first count': 'First count',
  sold: 'Sold',
  returned: 'Came back',
  counted: 'Counted',
  delivered: 'Delivered',
  damaged: 'Damaged',
  lost: 'Lost',
  'given away': 'Given away',
}

export const reasonWords = (reason: string): string => reasons[reason] ?? reason

/** "+5", "−2", "0". */
export const signed = (change: number): string => (change > 0 ? `+${change}` : `${change}`.replace('-', '−'))

/** What a line of a table would change, in words. */
export const planWords = (before: Figures, after: Figures): string =>
  [
    ...(before.onHand === after.onHand ? [] : [`${before.onHand} becomes ${after.onHand}`]),
    ...(before.bay === after.bay ? [] : [after.bay === null ? 'no bay' : `bay ${after.bay}`]),
    ...(before.backOn === after.backOn
      ? []
      : [after.backOn === null ? 'no day to come back' : `back on ${formatDay(after.backOn)}`]),
  ].join(', ')
