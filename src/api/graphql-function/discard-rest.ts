/** More is not read off a connection to be polite. */
const mostDiscarded = 64 * 1024 * 1024

/**
 * Reads the rest of a body off its connection and throws it away: a connection that is cut in the middle of sending often loses
 * the answer that says why, and one with leftovers in it spoils the next request.
 */
export const discardRest = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  let bytes = 0
  while (bytes < mostDiscarded) {
    const piece = await reader.read().catch(() => undefined)
    if (!piece || piece.done) return
    bytes += piece.value.byteLength
  }
  await reader.cancel().catch(() => undefined)
}
