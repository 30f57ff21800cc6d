import type { BodyPlace, Reached } from './bodies-under-way.ts'
import type { BodyLimits } from './body-limits.ts'

/** Why no more of a body is taken. */
export type BodyStop = Reached | 'too-slow' | 'in-crumbs'

class BodyStopped extends Error {
  readonly stop: BodyStop

  constructor(stop: BodyStop) {
    super(`The body was not taken: ${stop}`)
    this.stop = stop
  }
}

/** Counts what a body's pieces cost, and says when they cost too much. */
const createScales = (place: BodyPlace, limits: BodyLimits) => {
  let bytes = 0
  let pieces = 0
  return {
    bytes: () => bytes,
    stopAfter({ byteLength }: Uint8Array): BodyStop | undefined {
      const room = Math.max(0, limits.heldOfBody - bytes)
      bytes += byteLength
      pieces += 1
      if (pieces > limits.smallPieces && bytes < pieces * limits.smallPiece) return 'in-crumbs'
      return place.hold(Math.min(byteLength, room) + Math.max(0, limits.leastOfPiece - byteLength))
    },
  }
}

/** How long is waited for the next piece. Only what the sender takes counts, not what we take to read it. */
const createPatience = (limits: BodyLimits, now: () => number) => {
  const began = now()
  let waited = 0
  return {
    left(bytes: number): number {
      const forBytes = limits.graceMs + (bytes / limits.leastBytesPerSecond) * 1000 - waited
      return Math.min(limits.silenceMs, forBytes, began + limits.deadlineMs - now())
    },
    wait: async <Piece>(piece: Promise<Piece>): Promise<Piece> => {
      const from = now()
      const found = await piece
      waited += now() - from
      return found
    },
  }
}

const pieceWithin = <Piece>(piece: Promise<Piece>, ms: number): Promise<Piece> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new BodyStopped('too-slow')), Math.max(0, ms))
  return Promise.race([piece, late]).finally(() => clearTimeout(timer))
}

export interface Pacing {
  readonly place: BodyPlace
  readonly limits: BodyLimits
  readonly onStop: (stop: BodyStop) => void
  readonly now?: () => number
}

/** The same body, as long as it comes at a fair pace and there is room for it. */
export const pacedBody = (
  body: ReadableStream<Uint8Array>,
  { place, limits, onStop, now = () => performance.now() }: Pacing,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader()
  const scales = createScales(place, limits)
  const patience = createPatience(limits, now)

  const next = async (): Promise<Uint8Array | undefined> => {
    const { done, value } = await patience.wait(pieceWithin(reader.read(), patience.left(scales.bytes())))
    if (done) {
      place.arrived()
      return undefined
    }
    const stop = scales.stopAfter(value)
    if (stop) throw new BodyStopped(stop)
    return value
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const piece = await next()
          if (piece) controller.enqueue(piece)
          else controller.close()
        } catch (error) {
          if (error instanceof BodyStopped) onStop(error.stop)
          controller.error(error)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
