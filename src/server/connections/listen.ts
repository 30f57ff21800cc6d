import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import { securityHeaders } from '../../config/security-headers.ts'
import { failure, newReference } from '../../functions/failure.ts'
import { plainAnswer } from '../../functions/plain-answer.ts'
import { describeListenError } from './listen-trouble.ts'
import { openConnections } from './open-connections.ts'
import {
  noHost,
  noSuchExpectation,
  type StrayAnswer,
  sendStray,
  strayAnswerTo,
  twoHosts,
  writeStray,
} from './stray-answer.ts'

export interface RunningServer {
  readonly port: number
  /** Stops accepting, lets requests under way finish for so long, then cuts off what is left. */
  stop(graceMilliseconds: number): Promise<'drained' | 'cut-off'>
}

export type ListenResult =
  | { readonly ok: true; readonly server: RunningServer }
  | { readonly ok: false; readonly message: string }

export interface ListenOptions {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>
  readonly host: string
  readonly port: number
  readonly logger: Logger
  /** Whether visitors reach the site by https. */
  readonly https?: boolean
  readonly mostConnections?: number
}

/** Only what never reached the app: a request that is no request, or a bug outside every handler. */
const answerStray = (error: unknown, logger: Logger, https: boolean): Response => {
  const isMalformed = error instanceof RequestError
  const reference = newReference()
  if (isMalformed) logger.info({ status: 400, reason: error.message }, 'malformed request')
  else logger.error({ err: error, reference }, 'request failed outside the app')
  const answer = isMalformed
    ? plainAnswer('text', { status: 400, code: 'bad_request', message: 'The request is malformed.' })
    : failure('/', null, reference)
  for (const [name, value] of Object.entries(securityHeaders({ https }))) answer.headers.set(name, value)
  return answer
}

// A photo takes minutes from a farm; headers take no time from anywhere. A host is asked for below, in an answer of our own.
const patience = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  requireHostHeader: false,
}

/** The oldest health checks name no host, and are answered. Two hosts are two readings of one request. */
const refusedHost = ({ headersDistinct, httpVersion }: IncomingMessage): StrayAnswer | undefined => {
  const hosts = headersDistinct.host?.length ?? 0
  if (hosts > 1) return twoHosts
  return hosts === 0 && httpVersion !== '1.0' ? noHost : undefined
}

export const listen = ({
  fetch,
  host,
  port,
  logger,
  https = false,
  mostConnections,
}: ListenOptions): Promise<ListenResult> => {
  const handle = getRequestListener((request, env) => fetch(request, env), {
    hostname: 'localhost',
    errorHandler: (error) => answerStray(error, logger, https),
  })
  let stopping = false
  const server = createServer(patience)
  const connections = openConnections(server, mostConnections)
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (stopping) outgoing.setHeader('connection', 'close')
    connections.owe(outgoing, () => {
      if (stopping) setImmediate(connections.dropIdle)
    })
    const refused = refusedHost(incoming)
    if (refused) sendStray(outgoing, refused, https)
    else void handle(incoming, outgoing)
  }
  server.on('request', answer)
  server.on('checkExpectation', (_incoming, outgoing) => {
    connections.owe(outgoing, () => undefined)
    sendStray(outgoing, noSuchExpectation, https)
  })
  server.on('clientError', (error, socket) => {
    const isSilent = 'bytesRead' in socket && socket.bytesRead === 0
    if (isSilent || !connections.isQuiet(socket)) socket.destroy()
    else writeStray(socket, strayAnswerTo(error), https)
  })

  const stop: RunningServer['stop'] = (graceMilliseconds) => {
    stopping = true
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve('cut-off')
        server.closeAllConnections()
      }, graceMilliseconds)
      server.close(() => {
        clearTimeout(timer)
        resolve('drained')
      })
      connections.dropIdle()
    })
  }

  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve({ ok: false, message: describeListenError(error, host, port) })
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve({ ok: true, server: { port: typeof address === 'object' && address ? address.port : port, stop } })
    })
  })
}
