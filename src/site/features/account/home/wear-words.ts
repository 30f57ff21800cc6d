import type { Wear } from '../../../../domain/after-sales/wear.ts'
import { countWord } from '../../../../domain/numbers/count-word.ts'

const small = (count: number): string => countWord(count).toLowerCase()

/** How long it has been at work, and never how long is left. */
export const wearWords = ({ words, monthsIn, coming }: Wear): string => {
  if (coming !== undefined)
    return `${countWord(coming.quantity)} ${coming.quantity === 1 ? 'is' : 'are'} in ${coming.order}.`
  return `${words} Yours is ${small(monthsIn)} ${monthsIn === 1 ? 'month' : 'months'} in.`
}
