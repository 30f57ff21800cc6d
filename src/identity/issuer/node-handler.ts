import type { RequestListener } from 'node:http'
import { inject } from 'light-my-request'

/** Says nothing of the connection: those headers are its own. */
const ofConnection = new Set(['connection', 'transfer-encoding', 'keep-alive'])

/**
 * Asks what was written for Node's own server, without a socket: what stands behind our functions knows requests and answers alone.
 * Which address the request came to is what we say, not what its headers say.
 */
export const askNode = async (listener: RequestListener, request: Request, publicUrl: string): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const { host, protocol } = new URL(publicUrl)
  const headers: Record<string, string> = {}
  for (const [name, value] of request.headers) if (!name.startsWith('x-forwarded-')) headers[name] = value
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const answer = await inject(listener, {
    method: request.method,
    url: `${pathname}${search}`,
    headers: { ...headers, host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) },
    ...(hasBody && { payload: Buffer.from(await request.arrayBuffer()) }),
  })
  const answered = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value === undefined || ofConnection.has(name)) continue
    for (const one of Array.isArray(value) ? value : [value]) answered.append(name, String(one))
  }
  const empty = answer.statusCode === 204 || answer.statusCode === 304
  return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers: answered,
  })
}
