import { crc32, createInflateRaw } from 'node:zlib'
import type { ZipEntry } from './zip-directory.ts'

/** Every piece of what really inflates, and nothing where that is not what was declared. */
async function* inflated(stored: Buffer, { compressed }: ZipEntry): AsyncGenerator<Buffer> {
  if (!compressed) return yield stored
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 })
  inflate.end(stored)
  yield* inflate
  // Bytes after the end of the compression are no part of any document.
  if (inflate.bytesWritten !== stored.byteLength) throw new Error('The entry goes on after its end')
}

/** What a reader of an entry's pieces does with them. */
export type OnPiece = (piece: Buffer) => void

/**
 * Whether an entry is as long as it says and what its checksum says. It is inflated piece by piece and given up at the first byte
 * too many: no lie in a header makes it grow.
 */
export const isAsDeclared = async (bytes: Buffer, entry: ZipEntry, onPiece?: OnPiece): Promise<boolean> => {
  const stored = bytes.subarray(entry.dataStart, entry.dataStart + entry.storedBytes)
  let length = 0
  let checksum = 0
  try {
    for await (const piece of inflated(stored, entry)) {
      length += piece.byteLength
      if (length > entry.bytes) return false
      checksum = crc32(piece, checksum)
      onPiece?.(piece)
    }
  } catch {
    return false
  }
  return length === entry.bytes && checksum === entry.checksum
}

/** What is in an entry, unless it is not as declared. */
export const readZipEntry = async (bytes: Buffer, entry: ZipEntry): Promise<Buffer | undefined> => {
  const pieces: Buffer[] = []
  return (await isAsDeclared(bytes, entry, (piece) => pieces.push(piece))) ? Buffer.concat(pieces) : undefined
}
