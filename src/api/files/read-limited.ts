export interface ReadLimits {
  readonly maxBytes: number
  /** What the sender has announced, where it has. */
  readonly declaredBytes?: number | undefined
}

export type LimitedReading =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly code: 'too-large' | 'cut-off' }

const startedWith = (first: Uint8Array, room: number): Uint8Array => {
  const whole = Buffer.allocUnsafeSlow(room)
  whole.set(first)
  return whole
}

/**
 * Reads a stream to its end, or stops at the first byte too many. Holds the file once, however it is cut into pieces; one that
 * comes in a single piece is not copied.
 */
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
  let whole: Uint8Array = new Uint8Array()
  let length = 0
  while (true) {
    const piece = await reader.read().catch(() => undefined)
    if (!piece) return { ok: false, code: 'cut-off' }
    if (piece.done) break
    if (length + piece.value.byteLength > room) return stop(room === maxBytes ? 'too-large' : 'cut-off')
    if (length === 0) whole = piece.value
    else {
      // The system hands out these pages only as they are written to: announcing much costs nothing here.
      if (whole.byteLength === length) whole = startedWith(whole, room)
      whole.set(piece.value, length)
    }
    length += piece.value.byteLength
  }
  if (declaredBytes !== undefined && length !== declaredBytes) return { ok: false, code: 'cut-off' }
  return { ok: true, bytes: whole.subarray(0, length) }
}
