import { contentError, type ErrorCode } from '../graphql/content-error.ts'
import { formatError } from '../graphql/run-query.ts'

/** Browsers of any site may read the content; the token is what decides. */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, x-contentful-request-id',
}

export const preflight = (request: Request): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ??
        'accept, authorization, content-type, x-contentful-user-agent',
      'access-control-max-age': '86400',
    },
  })

export const jsonAnswer = (
  status: number,
  body: unknown,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'max-age=0',
      'x-contentful-request-id': requestId,
      ...corsHeaders,
      ...headers,
    },
  })

export const errorAnswer = (
  status: number,
  code: ErrorCode,
  message: string,
  requestId: string,
  details?: Readonly<Record<string, unknown>>,
  headers?: Readonly<Record<string, string>>,
): Response => {
  const error = formatError(contentError(code, message, details), code, requestId)
  return jsonAnswer(status, { errors: [error] }, requestId, headers)
}
