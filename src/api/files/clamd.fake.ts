import { createServer, type Socket } from 'node:net'

/** The harmless file that every scanner reports, in two halves so that no scanner reports this one. */
export const eicar = Buffer.from(`${String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}`}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`)

export interface FakeClamd {
  readonly port: number
  readonly received: readonly Buffer[]
  close(): Promise<void>
}

const command = 'zINSTREAM\0'

/** The content of a stream in clamd's pieces, once its end has come. */
const contentOf = (bytes: Buffer): Buffer | undefined => {
  if (bytes.toString('latin1', 0, command.length) !== command) return undefined
  const pieces: Buffer[] = []
  let at = command.length
  while (at + 4 <= bytes.byteLength) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

const reply = (content: Buffer, socket: Socket): void => {
  socket.end(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
}

/** Speaks as clamd does; `onBytes` may spoil it as soon as something has come. */
export const startClamd = async (
  listenAt: { port: number; host: string } | { path: string } = { port: 0, host: '127.0.0.1' },
  { onBytes, answer = reply }: { onBytes?: (socket: Socket) => void; answer?: typeof reply } = {},
): Promise<FakeClamd> => {
  const received: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    let bytes: Buffer = Buffer.alloc(0)
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('data', (piece) => {
      if (onBytes) return onBytes(socket)
      bytes = Buffer.concat([bytes, piece])
      const content = contentOf(bytes)
      if (!content) return
      received.push(content)
      answer(content, socket)
    })
  })
  await new Promise<void>((resolve) => server.listen(listenAt, resolve))
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    received,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
