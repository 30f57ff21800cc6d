import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import type { OrderBlock } from './order-block.ts'

/** What a letter of the shop says, before it is HTML or text. */
export interface ShopLetter {
  readonly edition: EditionFacts
  readonly subject: string
  /** What lists of letters show after the subject. */
  readonly preheader: string
  /** What it is about, beside the brand: the number of the order. */
  readonly about: string
  readonly title: string
  readonly blocks: readonly OrderBlock[]
  readonly smallPrint: readonly string[]
  /** Pages named in the small print. */
  readonly pages: readonly { readonly label: string; readonly address: string }[]
}
