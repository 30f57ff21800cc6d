import type { EditionFacts } from './edition-facts.ts'
import type { Line } from './letter/letter.ts'

export const receivedForms = [
  'contact',
  'book-a-demo',
  'become-a-dealer',
  'registration',
  'repair',
  'water-treatment-claim',
  'job-application',
] as const

export type ReceivedForm = (typeof receivedForms)[number]

/** A form as it came in, in the words that letters use for it. */
export interface Received {
  readonly form: ReceivedForm
  readonly edition: EditionFacts
  readonly reference: string
  readonly sender: { readonly name: string; readonly email: string; readonly phone?: string }
  /** Postcode, suburb or town. */
  readonly place?: string
  /** The topic, the product, the position: what tells it from others of its kind. */
  readonly about?: string
  /** Everything that was sent, in the order of the form. */
  readonly lines: readonly Line[]
}
