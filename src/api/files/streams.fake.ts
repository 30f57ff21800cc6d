/** A stream of these pieces. */
export const streamOf = (...pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

export const wordsStream = (words: string): ReadableStream<Uint8Array> => streamOf(new TextEncoder().encode(words))

/** A connection that breaks after these pieces. */
export const brokenStream = (...pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> => {
  const left = [...pieces]
  return new ReadableStream({
    pull: (controller) => {
      const piece = left.shift()
      if (piece) controller.enqueue(piece)
      else controller.error(new Error('The connection broke'))
    },
  })
}

export interface EndlessStream {
  readonly stream: ReadableStream<Uint8Array>
  readonly taken: () => number
  readonly stopped: () => boolean
}

/** A sender who never stops, and how much of it was taken. */
export const endlessStream = (piece: Uint8Array): EndlessStream => {
  let taken = 0
  let stopped = false
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        taken += piece.byteLength
        controller.enqueue(piece)
      },
      cancel: () => {
        stopped = true
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, taken: () => taken, stopped: () => stopped }
}

export const bytesOf = async (stream: ReadableStream<Uint8Array> | undefined): Promise<Uint8Array | undefined> =>
  stream && new Uint8Array(await new Response(stream).arrayBuffer())
