import { setImmediate } from 'node:timers/promises'

const pieceBytes = 1024 * 1024

/** Goes through bytes a piece at a time: others have their turn in between. */
export const eachPiece = async (bytes: Uint8Array, work: (piece: Uint8Array, at: number) => void): Promise<void> => {
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    if (at > 0) await setImmediate()
    work(bytes.subarray(at, at + pieceBytes), at)
  }
}
