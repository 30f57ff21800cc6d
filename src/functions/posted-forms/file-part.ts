import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** A file inside of a posted form. It has to be read to its end, or the rest of the form never comes. */
export interface FilePart {
  readonly field: string
  /** Empty where nothing was chosen. */
  readonly name: string
  readonly stream: ReadableStream<Uint8Array>
  /** Of what was read of it. */
  digest(): string
  /** Lets pass what has not been read. */
  discard(): void
  /** The rest will not come. */
  fail(error: Error): void
}

const heldBytes = 128 * 1024

export const filePart = (head: Pick<FilePart, 'field' | 'name'>, file: Readable): FilePart => {
  const hash = createHash('sha256')
  let isWanted = true
  const discard = () => {
    isWanted = false
    file.resume()
  }
  const settle = (say: () => void) => {
    if (isWanted) say()
    isWanted = false
  }
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        file.on('data', (chunk: Uint8Array) => {
          if (!isWanted) return
          hash.update(chunk)
          controller.enqueue(chunk)
          if ((controller.desiredSize ?? 0) <= 0) file.pause()
        })
        file.on('end', () => settle(() => controller.close()))
        file.on('error', (error) => settle(() => controller.error(error)))
      },
      pull: () => void file.resume(),
      cancel: discard,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: heldBytes }),
  )
  return {
    ...head,
    stream,
    digest: () => hash.copy().digest('base64url'),
    discard,
    fail: (error) => void file.destroy(error),
  }
}
