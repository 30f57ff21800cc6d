import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import type { EditionWords } from '../../../domain/edition/edition-words.ts'

/** What an edition says to somebody who has sent a form. */
export interface AcknowledgementWords {
  readonly title: string
  /** What came in, and what the number is good for. */
  readonly opening: string
  /** When the sender hears of it, in the very words of the page with the form; empty where the page names no time. */
  readonly promise: string
  readonly next: readonly string[]
  /** What leads to a page of the sender's own, where there is one: in place of what is to be read meanwhile. */
  readonly ownPage?: string
  /** A page to read meanwhile. */
  readonly meanwhile?: { readonly label: string; readonly path: string }
}

export interface FormLetter {
  readonly subject: (edition: EditionFacts) => string
  readonly words: EditionWords<AcknowledgementWords>
}
