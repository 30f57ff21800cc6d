import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as encryptedRequest } from 'node:https'

export interface HttpQuestion {
  readonly method: string
  readonly headers: Headers
  readonly body: Uint8Array | undefined
  /** Ends the wait for an answer, not the reading of it. */
  readonly answerWithinMs: number
}

export class OverdueError extends Error {}

const streamOf = (message: IncomingMessage): ReadableStream<Uint8Array> => {
  const pieces = message.iterator()
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void message.destroy(),
    },
    { highWaterMark: 0 },
  )
}

const withoutBody = new Set([204, 205, 304])

/**
 * One request and its answer; redirections are answers. `fetch` would do, but keeps the content four times over while it sends
 * it; here it is sent from where it lies.
 */
export const exchange = (url: URL, { method, headers, body, answerWithinMs }: HttpQuestion): Promise<Response> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? encryptedRequest : plainRequest
    const length = body ? { 'content-length': body.byteLength } : {}
    const request = send(url, { method, headers: { ...Object.fromEntries(headers), ...length } })
    const timer = setTimeout(() => request.destroy(new OverdueError()), answerWithinMs)
    request.on('response', (message) => {
      clearTimeout(timer)
      const { statusCode: status = 500 } = message
      if (withoutBody.has(status)) message.resume()
      resolve(new Response(withoutBody.has(status) ? null : streamOf(message), { status }))
    })
    request.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    request.end(body)
  })
