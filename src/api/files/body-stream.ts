import { discardRest } from '../graphql-function/discard-rest.ts'

/** The content of a request. Where reading stops early, the rest is read off all the same. */
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
      cancel: () => void discardRest(reader),
    },
    { highWaterMark: 0 },
  )
}
