import { csvLine } from '../../../domain/text/csv.ts'
import type { Cell } from './export-table.ts'

/** Without it spreadsheets take letters beyond the English ones for others. */
const byteOrderMark = '\uFEFF'

/** No network likes a packet for each line. */
const enough = 16_384

/** A table as a file, written while it is read: no more of it is ever in memory than whoever reads has asked for. */
export const csvStream = (
  head: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  const reading = rows[Symbol.asyncIterator]()
  let begun = byteOrderMark + csvLine(head)
  return new ReadableStream({
    async pull(controller) {
      let text = begun
      begun = ''
      while (text.length < enough) {
        const next = await reading.next()
        if (next.done) {
          if (text !== '') controller.enqueue(encoder.encode(text))
          controller.close()
          return
        }
        text += csvLine(next.value)
      }
      controller.enqueue(encoder.encode(text))
    },
    // Whoever has gone away is not read for.
    async cancel() {
      await reading.return?.()
    },
  })
}
