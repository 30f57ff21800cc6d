import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { securityHeaders } from '../../config/security-headers.ts'

/** What the app never sees: requests that are none, or that never become one. */
export interface StrayAnswer {
  readonly status: 400 | 408 | 413 | 417 | 431
  readonly message: string
}

const malformed: StrayAnswer = { status: 400, message: 'The request is malformed.' }

const byCode: Readonly<Record<string, StrayAnswer>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request has too long an address or headers.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'The request is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request came too slowly.' },
}

export const strayAnswerTo = (error: Error & { code?: string }): StrayAnswer => byCode[error.code ?? ''] ?? malformed

export const noSuchExpectation: StrayAnswer = { status: 417, message: 'Nothing but 100-continue can be expected.' }
export const noHost: StrayAnswer = { status: 400, message: 'The request names no host.' }
export const twoHosts: StrayAnswer = { status: 400, message: 'The request names more than one host.' }

const headersOf = (body: string, https: boolean): [string, string][] => [
  ['content-type', 'text/plain; charset=utf-8'],
  ['content-length', String(Buffer.byteLength(body))],
  ['cache-control', 'no-store'],
  ...Object.entries(securityHeaders({ https })),
  ['cross-origin-resource-policy', 'same-origin'],
  ['connection', 'close'],
]

/** Written by hand: where there is no request, Node has no response to write on. */
export const writeStray = (socket: Duplex, { status, message }: StrayAnswer, https: boolean): void => {
  const body = `${message}\n`
  const headers = headersOf(body, https).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'))
}

export const sendStray = (outgoing: ServerResponse, { status, message }: StrayAnswer, https: boolean): void => {
  const body = `${message}\n`
  outgoing.writeHead(status, Object.fromEntries(headersOf(body, https))).end(body)
}
