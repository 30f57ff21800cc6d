import { createHash } from 'node:crypto'
import { type FileKey, newFileKey } from './file-key.ts'
import { type FileKind, isPicture } from './file-kind.ts'
import type { FileStore } from './file-store.ts'
import { inspectFile, tooLarge } from './inspect-file.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import type { UploadLimits } from './purpose-limits.ts'
import { readLimited } from './read-limited.ts'
import { refusal, type UploadRefusal } from './upload-refusal.ts'
import type { VirusScan } from './virus-scan.ts'

export interface Upload {
  readonly stream: ReadableStream<Uint8Array>
  /** What the request has announced (`Content-Length`), where it has. */
  readonly declaredBytes?: number | undefined
  readonly limits: UploadLimits
  /** Tells when the visitor is gone. */
  readonly signal?: AbortSignal | undefined
}

export interface UploadPlaces {
  readonly store: FileStore
  readonly scan: VirusScan
}

export interface ReceivedUpload {
  readonly ok: true
  readonly key: FileKey
  /** As stored: a picture too large in its own kind becomes a WebP. */
  readonly kind: FileKind
  readonly bytes: number
  readonly sha256: string
}

export type UploadResult = ReceivedUpload | UploadRefusal

const cutOff = refusal('cut-off', 'Only part of the file arrived. Check the connection and send it again.')

export const tryLater = (reason: string): UploadRefusal => ({
  ...refusal('try-later', 'We can’t take files just now. Try again in a few minutes.', reason),
  retryAfterSeconds: 120,
})

const infected = (name: string): UploadRefusal =>
  refusal(
    'infected',
    'The virus scanner found something in this file, so we didn’t keep it. Make a new one on a device you trust and send that.',
    name,
  )

type Proven = { readonly ok: true; readonly kind: FileKind; readonly bytes: Uint8Array }

/** A file that is what it should be, as it will be stored. */
const proven = async (sent: Uint8Array, limits: UploadLimits): Promise<Proven | UploadRefusal> => {
  const inspected = await inspectFile(sent, limits)
  if (!inspected.ok) return inspected
  const { kind } = inspected
  if (!isPicture(kind)) return { ok: true, kind, bytes: sent }
  // What draws pictures is loaded with the first one.
  const { cleanImage } = await import('./clean-image.ts')
  return cleanImage(sent, kind, limits.maxBytes)
}

const scanned = async (file: Proven, scan: VirusScan): Promise<Proven | UploadRefusal> => {
  const found = await scan(file.bytes)
  if ('unavailable' in found) return tryLater(found.unavailable)
  return found.clean ? file : infected(found.name)
}

/** A file is unpacked while it is looked at, so that one may take many times its size. */
export const mostInspections = 3
const limited = limitConcurrency(mostInspections)

const inOnePiece = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/**
 * Takes the bytes of a file through inspection and virus scan to the store, or says why not and what to do; it knows no sender and no
 * database. Nothing is stored before all is well.
 */
export const receiveUpload = async (upload: Upload, { store, scan }: UploadPlaces): Promise<UploadResult> => {
  const { stream, declaredBytes, limits, signal } = upload
  const read = await readLimited(stream, { maxBytes: limits.maxBytes, declaredBytes })
  if (!read.ok) return read.code === 'cut-off' ? cutOff : tooLarge(limits)
  const file = await limited(async () => {
    if (signal?.aborted) return cutOff
    const found = await proven(read.bytes, limits)
    return found.ok ? scanned(found, scan) : found
  })
  if (!file.ok) return file
  if (signal?.aborted) return cutOff
  const { kind, bytes } = file
  const key = newFileKey()
  const written = await store.write(key, inOnePiece(bytes))
  if (!written.ok) return tryLater(written.reason)
  if (signal?.aborted) {
    // Nobody is left to hear of the key. What cannot be removed now is found by its age.
    await store.remove(key)
    return cutOff
  }
  return { ok: true, key, kind, bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
}
