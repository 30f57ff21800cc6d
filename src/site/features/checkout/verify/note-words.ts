import { countWord } from '../../../../domain/numbers/count-word.ts'
import type { SummaryView } from '../../order/summary-view.ts'
import type { Note } from './payment-flow.ts'

/** What happened on the way, in a sentence. Nothing was charged in any of these cases. */
export const noteWords = (note: Note, { lines }: Pick<SummaryView, 'lines'>): string => {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const still = pieces === 1 ? 'it’s still here' : `all ${countWord(pieces).toLowerCase()} are still here`
  switch (note) {
    case 'hold-over':
    case 'expired':
      return `Your hold ran out; ${still}, and held for you again. Nothing was charged.`
    case 'total-changed':
      return 'The total changed while you were looking. Nothing was charged. This is the new one.'
    case 'code-used':
      return 'The code has since been used. Nothing was charged. This is the price without it.'
    case 'not-arrived':
      return 'The connection dropped before your order got to the bank. Nothing was charged. Press Pay again.'
    case 'busy':
      return 'We couldn’t pass it on to the bank just now. Nothing was charged. Try again in a minute.'
  }
}
