import type { FileHandle } from 'node:fs/promises'

const chunkSize = 64 * 1024

/**
 * The bytes from `start` to `end`, both included. The file is opened when the first byte is wanted: an answer that nobody
 * reads, because the visitor has gone, leaves nothing open.
 */
export const streamFile = (
  open: () => Promise<FileHandle>,
  { start, end }: { readonly start: number; readonly end: number },
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let handle: FileHandle | undefined
  let position = start
  let isWanted = true
  const close = async (): Promise<void> => {
    await handle?.close()
    handle = undefined
  }
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        handle ??= await open()
        // Whoever wanted it may have gone while it was opened.
        if (!isWanted) return close()
        const wanted = Math.min(chunkSize, end + 1 - position)
        try {
          const { bytesRead, buffer } = await handle.read(new Uint8Array(wanted), 0, wanted, position)
          if (bytesRead === 0) throw new Error('A file became shorter while it was sent')
          controller.enqueue(buffer.subarray(0, bytesRead))
          position += bytesRead
        } catch (error) {
          await close()
          throw error
        }
        if (position > end) {
          await close()
          controller.close()
        }
      },
      cancel: () => {
        isWanted = false
        return close()
      },
    },
    { highWaterMark: 0 },
  )
}
