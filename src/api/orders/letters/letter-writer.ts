import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import type { Order } from '../../../domain/orders/order.ts'
import { longestSubject } from '../../mail/letter/clean-letter.ts'
import type { ShopLetter } from '../../mail/shop-letter/shop-letter.ts'
import type { LetterDetails } from './letter-details.ts'

/** What one letter says: what every letter of the shop says is added to it. */
export type OrderWords = Pick<ShopLetter, 'subject' | 'preheader' | 'title' | 'blocks'>

/** Writes one kind of letter. */
export type LetterWriter<Means extends LetterDetails> = (
  order: Order,
  facts: EditionFacts,
  details: Means,
) => OrderWords

/** The longest that no mail client cuts: a date at the end of a subject is what it is for. */
export const fittingSubject = (...candidates: readonly [string, ...string[]]): string =>
  candidates.find((each) => each.length <= longestSubject) ?? candidates.at(-1) ?? candidates[0]
