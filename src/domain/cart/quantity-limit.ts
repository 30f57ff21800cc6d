import { plenty } from '../shop/stock-count.ts'
import { lineQuantity, maxPerLine } from './line-item.ts'

export interface LimitedQuantity {
  quantity: number
  /** Why it is not what was asked for. */
  words?: string
}

const stockLimit = (available: number): string => {
  if (available === 0) return 'None left just now.'
  return available === 1 ? 'There is 1 left.' : `There are ${available} left.`
}

/** How many of a product a cart takes. `available` is undefined where nobody knows. */
export const limitQuantity = (wanted: number, available?: number): LimitedQuantity => {
  if (available !== undefined && available < plenty && wanted > available)
    return { quantity: Math.max(1, available), words: stockLimit(available) }
  if (wanted > maxPerLine)
    return { quantity: maxPerLine, words: `The limit is ${maxPerLine} of one product. Ring us for more.` }
  return { quantity: lineQuantity(wanted) }
}
