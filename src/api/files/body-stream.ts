/** More is not read off a connection to be polite. */
const mostDiscarded = 64 * 1024 * 1024

const discard = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  let bytes = 0
  while (bytes < mostDiscarded) {
    const piece = await reader.read().catch(() => undefined)
    if (!piece || piece.done) return
    bytes += piece.value.byteLength
  }
  await reader.cancel().catch(() => undefined)
}

/**
 * The content of a request. Where reading stops early the rest is read off and thrown away: a connection that is cut in the middle of
 * sending often loses the answer that says why, and one with leftovers in it spoils the next request.
 */
export const bodyStream = (request: Request): ReadableStream<Uint8Array> => {
  const reader = request.body?.getReader()
  if (!reader) return new Blob([]).stream()
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void discard(reader),
    },
    { highWaterMark: 0 },
  )
}
