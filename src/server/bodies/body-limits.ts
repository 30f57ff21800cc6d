const kilobyte = 1024
const megabyte = 1024 * kilobyte

export interface BodyLimits {
  /** Bodies that are still on their way, and bytes that are held of bodies not yet answered. */
  readonly ofOne: { readonly bodies: number; readonly bytes: number }
  readonly ofAll: { readonly bodies: number; readonly bytes: number }
  /** So much of each body is not counted in all: a form is not kept out by others' photos. */
  readonly roomForEach: number
  /** No reader holds more of one body: all texts of a form and a file, or a mail. The rest of a larger one passes through. */
  readonly heldOfBody: number
  /** A piece of a body costs at least this much memory, however short it is. */
  readonly leastOfPiece: number
  /** More pieces than this may not be shorter than a line on average: nothing but an attack cuts so small. */
  readonly smallPieces: number
  readonly smallPiece: number
  /** How long nothing may come. */
  readonly silenceMs: number
  /** Waited for before speed counts. */
  readonly graceMs: number
  readonly leastBytesPerSecond: number
  /** For the whole of a body. */
  readonly deadlineMs: number
}

/** All photos of a form at once, by a phone at the edge of its network, are within. */
export const usualBodyLimits: BodyLimits = {
  ofOne: { bodies: 24, bytes: 40 * megabyte },
  ofAll: { bodies: 400, bytes: 64 * megabyte },
  roomForEach: 64 * kilobyte,
  heldOfBody: 25 * megabyte,
  leastOfPiece: 512,
  smallPieces: 256,
  smallPiece: 64,
  silenceMs: 20_000,
  graceMs: 15_000,
  leastBytesPerSecond: kilobyte,
  deadlineMs: 290_000,
}
