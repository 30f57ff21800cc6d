import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import { securityHeaders } from '../build/security-headers.ts'
import { failure, newReference } from './failure.ts'
import { plainAnswer } from './plain-answer.ts'

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
}

const reasons: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use by another program. Stop that program, or set PORT to a free port.`,
  EACCES: (_host, port) => `This user may not listen on port ${port}. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: (host) => `The host name ${host} is not known. Set HOST to an address of this machine.`,
}

/** Only what never reached the app: a request that is no request, or a bug outside every handler. */
const answerStray = (error: unknown, logger: Logger): Response => {
  const isMalformed = error instanceof RequestError
  const reference = newReference()
  if (isMalformed) logger.info({ status: 400, reason: error.message }, 'malformed request')
  else logger.error({ err: error, reference }, 'request failed outside the app')
  const answer = isMalformed
    ? plainAnswer('text', { status: 400, code: 'bad_request', message: 'The request is malformed.' })
    : failure('/', null, reference)
  for (const [name, value] of Object.entries(securityHeaders({ https: false }))) answer.headers.set(name, value)
  return answer
}

export const listen = ({ fetch, host, port, logger }: ListenOptions): Promise<ListenResult> => {
  const handle = getRequestListener((request, env) => fetch(request, env), {
    errorHandler: (error) => answerStray(error, logger),
  })
  let stopping = false
  const connections = new Map<Socket, { underWay: number }>()
  // A photo takes minutes from a farm; headers take no time from anywhere.
  const patience = { keepAliveTimeout: 65_000, headersTimeout: 30_000, requestTimeout: 300_000 }
  const server = createServer(patience, (incoming, outgoing) => {
    const connection = connections.get(incoming.socket)
    if (connection) connection.underWay += 1
    if (stopping) outgoing.setHeader('connection', 'close')
    outgoing.once('close', () => {
      if (connection) connection.underWay -= 1
      if (stopping) setImmediate(dropIdle)
    })
    void handle(incoming, outgoing)
  })
  server.on('connection', (socket) => {
    connections.set(socket, { underWay: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  // Not Node's own closeIdleConnections: it spares connections that browsers open in advance and never use.
  const dropIdle = (): void => {
    for (const [socket, { underWay }] of connections) if (underWay === 0) socket.destroy()
  }

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
      dropIdle()
    })
  }

  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const explain = reasons[error.code ?? '']
      resolve({ ok: false, message: explain ? explain(host, port) : `The server could not start: ${error.message}` })
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve({ ok: true, server: { port: typeof address === 'object' && address ? address.port : port, stop } })
    })
  })
}
