import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import type { SubmissionLine } from '../../domain/forms/submission-lines.ts'

/** A form as it came in, in the words that letters use for it. */
export interface ReceivedForm {
  readonly form: FormKind
  readonly edition: EditionFacts
  readonly reference: string
  readonly sender: { readonly name: string; readonly email: string; readonly phone?: string }
  /** Postcode, suburb or town. */
  readonly place?: string
  /** The topic, the product, the position: what tells it from others of its kind. */
  readonly about?: string
  /** Who is to come, where that is settled; without an email address somebody has to ring them. */
  readonly dealer?: { readonly name: string; readonly phone: string; readonly isWrittenTo: boolean }
  /** Where the sender sees how it stands and changes it, without signing in. */
  readonly own?: string
  /** Everything that was sent, in the order of the form. */
  readonly lines: readonly SubmissionLine[]
  /** Names of the fields in which nothing was written freely: all that is repeated to an address nobody has verified. */
  readonly chosen: readonly string[]
}
