import { connect } from 'node:net'
import type { ClamdAddress } from './clamd-url.ts'
import type { ScanResult, VirusScan } from './virus-scan.ts'

const pieceBytes = 64 * 1024
const longestReply = 4096

/** What clamd's answer means. Anything but a clear answer is none. */
const readReply = (reply: string): ScanResult => {
  const answer = reply.replace(/\0.*$/s, '').trim()
  if (answer === 'stream: OK') return { clean: true }
  const name = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (name !== undefined) return { clean: false, name }
  return { unavailable: answer === '' ? 'clamd hung up without an answer' : `clamd said: ${answer.slice(0, 200)}` }
}

/** The file in clamd's pieces: a length in four bytes, then that much; a length of nothing ends it. */
function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.byteLength)
    yield length
    yield piece
  }
  yield Buffer.alloc(4)
}

/** Scans with a clamd, one connection for each file; `patienceMs` is for all of it. */
export const createClamdScan =
  (address: ClamdAddress, patienceMs = 30_000): VirusScan =>
  (bytes) =>
    new Promise((resolve) => {
      const socket = connect(address)
      let reply = ''
      const finish = (result: ScanResult): void => {
        clearTimeout(timer)
        socket.destroy()
        resolve(result)
      }
      const timer = setTimeout(() => finish({ unavailable: 'clamd did not answer in time' }), patienceMs)
      socket.setEncoding('latin1')
      socket.on('data', (text) => {
        reply += text
        if (reply.includes('\0') || reply.length > longestReply) finish(readReply(reply))
      })
      socket.on('end', () => finish(readReply(reply)))
      // It may have answered, that the file is too long for it for instance, before it hung up on the rest.
      socket.on('error', (error) => finish(reply === '' ? { unavailable: error.message } : readReply(reply)))
      const pieces = inPieces(bytes)
      const send = (): void => {
        for (const piece of pieces) {
          if (!socket.write(piece)) return
        }
      }
      socket.on('connect', send)
      socket.on('drain', send)
    })
