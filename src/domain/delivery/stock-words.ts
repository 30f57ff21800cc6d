import { months } from '../calendar/months.ts'
import { plenty } from '../shop/stock-count.ts'

export interface StockState {
  /** How many can be sold now. */
  available: number
  /** When more are expected, as 2026-12-03. */
  backOn?: string
}

/** What is true about the stock, never more urgent than that. */
export const stockWords = ({ available, backOn }: StockState, place: string): string => {
  if (available >= plenty) return 'In stock'
  if (available > 0) return `${available} in ${place}`
  if (backOn === undefined) return 'Out of stock'
  const [, month = 1, day = 1] = backOn.split('-').map(Number)
  return `Back about ${day} ${months[month - 1]}`
}
