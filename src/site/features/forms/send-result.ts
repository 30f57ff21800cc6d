import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { Problem } from '../../../domain/forms/form-definition.ts'
import type { FormKind } from '../../../domain/forms/form-kind.ts'

/** What the server is asked to take. */
export interface FormSubmission {
  form: FormKind
  edition: EditionCode
  /** The same for every try at sending the same thing. */
  idempotencyKey: string
  openedAt: string
  /** What the honeypot holds, which only machines fill in. */
  trap: string
  /** As typed; file fields hold the ids of their uploads, separated by commas. */
  fields: Readonly<Record<string, string>>
}

export type SendResult =
  | {
      state: 'sent'
      reference: string /** What else to tell, such as when a warranty ends. */
      notes?: readonly string[]
    }
  | { state: 'refused'; problems: readonly Problem[] }
  | { state: 'too-many'; retryAfterSeconds: number }
  | { state: 'unavailable' }
  /** For certain not taken, and a proof of the contrary was not possible. */
  | { state: 'taken-for-a-bot' }

/** Rejects when there is no answer: then nobody knows whether it arrived. */
export type SendForm = (
  submission: FormSubmission,
  signal: AbortSignal,
  /** Called when it takes a few seconds more, because it has to be shown that no robot sends it. */
  onChecking?: () => void,
) => Promise<SendResult>
