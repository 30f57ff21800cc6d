import type { Cents } from '../../../../domain/money/money.ts'
import { formatMoney } from '../../../../domain/money/money-format.ts'
import { countWord } from '../../../../domain/numbers/count-word.ts'
import type { OrderChange } from './order-changes.ts'

const money = (cents: number): string => formatMoney(cents as Cents, 'AUD', 'en-AU')

const moreOrLess = (difference: number): string =>
  difference > 0 ? `${money(difference)} more` : `${money(-difference)} less`

const free = (cents: number): string => (cents === 0 ? 'free' : money(cents))

/** A change in a sentence: what it was, what it is, what that makes. */
export const changeWords = (change: OrderChange, codeWords: string | null): string => {
  const { difference } = change
  switch (change.kind) {
    case 'price': {
      const { name, quantity, was, now } = change
      const makes =
        quantity === 1 ? moreOrLess(difference) : `${countWord(quantity)} of them, so ${moreOrLess(difference)}`
      return `${name}: was ${money(was)}, now ${money(now)}. ${makes}.`
    }
    case 'delivery':
      return `Delivery: was ${free(change.was)}, now ${free(change.now)}. ${moreOrLess(difference)}.`
    case 'bonus': {
      const { name, was, now } = change
      if (now > was) return `${name}: ${countWord(now - was).toLowerCase()} more comes with it, free.`
      return now === 0
        ? `${name} is out of stock and won’t come with the order.`
        : `${name}: ${was - now} of ${was} are out of stock and won’t come with the order.`
    }
    case 'code': {
      const because = codeWords === null ? '' : ` ${codeWords.replace(/\.?$/, '.')}`
      return `Your code: was ${money(change.was)} off, now ${money(change.now)}.${because}`
    }
    case 'total':
      return `The total: was ${money(change.was)}, now ${money(change.now)}. ${moreOrLess(difference)}.`
  }
}

/** Above the list of changes. */
export const changesHeading = (changes: readonly OrderChange[]): string => {
  const count = countWord(changes.length)
  if (changes.length > 1) return `${count} things changed since you filled the cart`
  const isPrice = changes[0]?.kind === 'price'
  return isPrice ? 'One price changed since you filled the cart' : 'One thing changed since you filled the cart'
}
