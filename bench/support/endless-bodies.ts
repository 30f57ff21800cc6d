import { connect, type Socket } from 'node:net'
import { formsPath } from '../../src/domain/forms/form-paths.ts'
import { siteDataPath } from '../../src/site/data/site-data-client.ts'

/** The start of a request, and what follows it for as long as anybody listens. */
interface Endless {
  readonly head: readonly string[]
  readonly first?: string
  readonly piece: string
  readonly most: number
}

const boundary = 'an-end-that-never-comes'
const letters = 'x'.repeat(60_000)
const field = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="message"\r\n\r\n${letters.repeat(3)}`
const announced = 'Content-Length: 40000000'

const kinds: readonly Endless[] = [
  {
    head: [`POST ${formsPath} HTTP/1.1`, `Content-Type: multipart/form-data; boundary=${boundary}`, announced],
    first: `--${boundary}\r\nContent-Disposition: form-data; name="form"\r\n\r\ncontact`,
    piece: field,
    most: 11_000_000,
  },
  {
    head: [
      'POST /.netlify/functions/uploads/photos HTTP/1.1',
      'Sec-Fetch-Site: same-origin',
      'Content-Length: 8000000',
    ],
    piece: letters,
    most: 7_900_000,
  },
  {
    head: [`POST ${siteDataPath} HTTP/1.1`, 'Content-Type: application/json', 'Content-Length: 999999'],
    first: '{"query":"',
    piece: letters,
    most: 990_000,
  },
  {
    head: [`POST ${siteDataPath} HTTP/1.1`, 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
    piece: '1\r\nx\r\n'.repeat(50),
    most: 1_000_000,
  },
  { head: ['GET / HTTP/1.1'], piece: `X-Header-${'x'.repeat(2_000)}`, most: 0 },
]

export interface EndlessBodies {
  /** First lines of what was answered, with how often. */
  answers(): ReadonlyMap<string, number>
  open(): number
  stop(): void
}

/** Keeps so many connections busy with requests that never end. Who is turned away comes back. */
export const sendEndlessBodies = (origin: string, connections: number, senders: number): EndlessBodies => {
  const { hostname, port } = new URL(origin)
  const answers = new Map<string, number>()
  const sockets = new Set<Socket>()
  let isStopped = false

  const begin = (number: number): void => {
    const kind = kinds[number % kinds.length]
    if (kind === undefined || isStopped) return
    const socket = connect(Number(port), hostname)
    sockets.add(socket)
    const from = `X-Forwarded-For: 203.0.${(number % senders) >> 8}.${(number % senders) & 255}`
    const isInHead = kind.most === 0
    socket.write(
      `${[...kind.head, 'Host: localhost', from].join('\r\n')}\r\n${isInHead ? '' : '\r\n'}${kind.first ?? ''}`,
    )
    let sent = 0
    // Slowly, so that it is waiting that is measured and not the flood; never the whole.
    const sending = setInterval(() => {
      if (isInHead || sent + kind.piece.length >= kind.most || !socket.writable || socket.writableNeedDrain) return
      sent += kind.piece.length
      socket.write(kind.piece)
    }, 250)
    socket.once('data', (answer) => {
      const line = answer.toString('latin1').split('\r\n', 1)[0] ?? ''
      answers.set(line, (answers.get(line) ?? 0) + 1)
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearInterval(sending)
      sockets.delete(socket)
      setTimeout(begin, 5_000, number).unref()
    })
  }
  for (let number = 0; number < connections; number += 1) begin(number)
  return {
    answers: () => answers,
    open: () => sockets.size,
    stop() {
      isStopped = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
