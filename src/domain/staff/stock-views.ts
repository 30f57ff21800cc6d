/** What staff look at of the stock, one at a time. */
export const stockViews = ['running-out', 'none', 'all'] as const

export type StockView = (typeof stockViews)[number]

/** What is sold is looked at over so many days. */
export const soldOverDays = 28

/** So many are few. */
export const fewLeft = 2

/** So many weeks are short: no delivery comes sooner. */
export const shortWeeks = 2

export interface Sellable {
  /** How many can be sold now. */
  readonly available: number
  /** How many were sold in the last four weeks, without what came back. */
  readonly sold: number
}

/** For how many weeks it lasts at the pace of the last four; undefined where none is sold. */
export const weeksLeft = ({ available, sold }: Sellable): number | undefined =>
  sold <= 0 ? undefined : available / (sold / (soldOverDays / 7))

/** There are none or few of it, or it does not last until more can come. */
export const isRunningOut = (of: Sellable): boolean => {
  const weeks = weeksLeft(of)
  return of.available <= fewLeft || (weeks !== undefined && weeks < shortWeeks)
}

export const isInStockView = (view: StockView, of: Sellable): boolean => {
  if (view === 'all') return true
  return view === 'none' ? of.available === 0 : isRunningOut(of)
}
