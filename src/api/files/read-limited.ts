export interface ReadLimits {
  readonly maxBytes: number
  /** What the sender has announced, where it has. */
  readonly declaredBytes?: number | undefined
}

export type LimitedReading =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly code: 'too-large' | 'cut-off' }

/** Reads a stream to its end, or stops at the first byte too many. Holds the file once, however it is cut into pieces. */
export const readLimited = async (
  stream: ReadableStream<Uint8Array>,
  { maxBytes, declaredBytes }: ReadLimits,
): Promise<LimitedReading> => {
  const reader = stream.getReader()
  const stop = (code: 'too-large' | 'cut-off'): LimitedReading => {
    // Nobody waits for the sender to agree.
    void reader.cancel().catch(() => undefined)
    return { ok: false, code }
  }
  if (declaredBytes !== undefined && declaredBytes > maxBytes) return stop('too-large')
  const room = declaredBytes ?? maxBytes
  // The system hands out these pages only as they are written to: announcing much costs nothing here.
  const bytes = Buffer.allocUnsafeSlow(room)
  let length = 0
  while (true) {
    const piece = await reader.read().catch(() => undefined)
    if (!piece) return { ok: false, code: 'cut-off' }
    if (piece.done) break
    if (length + piece.value.byteLength > room) return stop(room === maxBytes ? 'too-large' : 'cut-off')
    bytes.set(piece.value, length)
    length += piece.value.byteLength
  }
  if (declaredBytes !== undefined && length !== declaredBytes) return { ok: false, code: 'cut-off' }
  return { ok: true, bytes: bytes.subarray(0, length) }
}
