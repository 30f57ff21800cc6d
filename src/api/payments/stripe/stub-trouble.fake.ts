import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type StubAnswer, stubError } from './stub-answer.fake.ts'

/** What goes wrong with one request. */
export type Trouble =
  /** The work is done at once; the answer comes late. */
  | { kind: 'slow'; ms: number }
  | { kind: 'cut'; at: 'before-work' | 'after-work' | 'within-answer' }
  /** Stripe fails at the work: the error is its answer, and is kept under the key. */
  | { kind: 'crash' }
  /** Instead of the work. `shouldRetry` is Stripe's advice to its SDKs. */
  | { kind: 'answer'; status: number; code?: string; shouldRetry?: boolean }
  /** From something on the way, instead of the work. */
  | { kind: 'page'; status: number }

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  requestId: string
}

const send = ({ response, requestId }: Exchange, { status, body, headers }: StubAnswer, isCut = false): void => {
  const json = JSON.stringify(body)
  const length = Buffer.byteLength(json)
  response.writeHead(status, { 'Content-Length': length, 'Request-Id': requestId, ...headers })
  if (!isCut) response.end(json)
  else response.write(json.slice(0, json.length / 2), () => response.destroy())
}

/** Has the work done and answers, as far as the trouble lets it. */
export const answerDespite = async (
  trouble: Trouble | undefined,
  exchange: Exchange,
  work: (answeredAt: Promise<unknown>, isCrashing: boolean) => StubAnswer,
): Promise<void> => {
  const { request, response } = exchange
  if (trouble?.kind === 'cut' && trouble.at === 'before-work') return void request.socket.destroy()
  if (trouble?.kind === 'page') return void response.writeHead(trouble.status).end('<h1>Bad gateway</h1>')
  if (trouble?.kind === 'answer') {
    const { status, code, shouldRetry } = trouble
    const headers: Record<string, string> = shouldRetry === undefined ? {} : { 'Stripe-Should-Retry': `${shouldRetry}` }
    return send(exchange, { ...stubError(status, { type: 'api_error', ...(code && { code }) }), headers })
  }
  const answeredAt = wait(trouble?.kind === 'slow' ? trouble.ms : 0)
  const done = work(answeredAt, trouble?.kind === 'crash')
  await answeredAt
  if (trouble?.kind === 'cut' && trouble.at === 'after-work') return void request.socket.destroy()
  send(exchange, done, trouble?.kind === 'cut')
}
