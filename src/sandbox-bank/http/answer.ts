import type { Intent } from '../intents/intent.ts'

/** An answer as it is kept under an idempotency key. */
export interface Answer {
  status: number
  body: unknown
}

interface Further {
  /** What is wrong, by field. */
  fields?: Record<string, string>
  /** As it is, where that is why. */
  intent?: Intent
}

export const done = (body: object): Answer => ({ status: 200, body })

export const refused = (status: number, code: string, message: string, { fields, intent }: Further = {}): Answer => ({
  status,
  body: { error: { code, message, ...(fields && { fields }) }, ...(intent && { intent }) },
})

export const noSuchIntent = (): Answer => refused(404, 'unknown_intent', 'There is no such payment intent.')

export const answered = ({ status, body }: Answer, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers })
