import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export interface OpenConnections {
  /** An answer that is owed on its connection until it is out. */
  owe(outgoing: ServerResponse, whenOut: () => void): void
  /** Whether something may still be said on a connection without spoiling an answer. */
  isQuiet(socket: Duplex): boolean
  /** Not Node's own closeIdleConnections: it spares connections that browsers open in advance and never use. */
  dropIdle(): void
}

/** Who opens connections and lets them lie keeps nobody else out: the one that has been idle longest makes room. */
export const mostConnections = 4000

export const openConnections = (server: Server, most = mostConnections): OpenConnections => {
  const owed = new Map<Duplex, Set<ServerResponse>>()

  const makeRoom = (): void => {
    for (const [socket, answers] of owed) {
      if (owed.size <= most) return
      if (answers.size > 0) continue
      owed.delete(socket)
      socket.destroy()
    }
  }
  server.on('connection', (socket) => {
    owed.set(socket, new Set())
    socket.once('close', () => owed.delete(socket))
    if (owed.size > most) makeRoom()
  })

  return {
    owe(outgoing, whenOut) {
      const { socket } = outgoing.req
      const answers = owed.get(socket)
      // Used last, it goes last.
      if (answers && owed.delete(socket)) owed.set(socket, answers)
      answers?.add(outgoing)
      outgoing.once('close', () => {
        answers?.delete(outgoing)
        whenOut()
      })
    },
    isQuiet: (socket) => socket.writable && ![...(owed.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    dropIdle() {
      for (const [socket, answers] of owed) if (answers.size === 0) socket.destroy()
    },
  }
}
