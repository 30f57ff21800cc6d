import { answerType } from './answer-type.ts'

/** A request that is not answered: why, for a person and for a program. */
export interface Refusal {
  readonly ok: false
  readonly status: number
  readonly code: string
  readonly message: string
  /** More than one thing is wrong: all of them. */
  readonly details?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

export const refuse = (code: string, message: string, status = 400): Refusal => ({ ok: false, status, code, message })

/** In the shape of every other answer, so that a client needs no second way to read it. */
export const refusalAnswer = (refusal: Refusal, accept: string | null): Response => {
  const messages = refusal.details ?? [refusal.message]
  const body = { errors: messages.map((message) => ({ message, extensions: { code: refusal.code } })) }
  return new Response(JSON.stringify(body), {
    status: refusal.status,
    headers: {
      'content-type': `${answerType(accept)}; charset=utf-8`,
      'cache-control': 'no-store',
      ...refusal.headers,
    },
  })
}
