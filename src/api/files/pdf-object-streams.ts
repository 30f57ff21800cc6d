import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { objectStreamPattern } from './pdf-dangers.ts'

const inflated = promisify(inflate)

/** What all compressed collections of a file may come to. Real ones stay far below. */
const mostBytes = 32 * 1024 * 1024

const mostStreams = 2000
const longestDictionary = 4096

/** Starts of the data of compressed object collections. */
const dataStarts = (bytes: Buffer, text: string, offset: number): number[] =>
  [...text.matchAll(objectStreamPattern)].flatMap(({ index }) => {
    const from = offset + index
    const dictionary = bytes.toString('latin1', from, from + longestDictionary)
    const keyword = /stream(?:\r\n|\n|\r)/.exec(dictionary)
    return keyword ? [from + keyword.index + keyword[0].length] : []
  })

export interface TextWindow {
  readonly text: string
  readonly offset: number
}

/**
 * The text of every compressed collection of objects, one at a time; `undefined` for one that cannot be opened. Its end is
 * where the compression ends: a length or an `endstream` can be made to lie.
 */
export async function* objectStreamTexts(
  bytes: Buffer,
  windows: Iterable<TextWindow>,
): AsyncGenerator<string | undefined> {
  const seen = new Set<number>()
  let left = mostBytes
  for (const { text, offset } of windows) {
    for (const start of dataStarts(bytes, text, offset)) {
      if (seen.has(start)) continue
      seen.add(start)
      if (seen.size > mostStreams) return yield undefined
      const options = { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH }
      const content = left > 0 ? await inflated(bytes.subarray(start), options).catch(() => undefined) : undefined
      // Not compressed at all: then it has been looked at with everything else.
      if (!content && /^\s*\d+\s+\d+\s/.test(bytes.toString('latin1', start, start + 40))) continue
      left -= content?.byteLength ?? 0
      yield content?.toString('latin1')
    }
  }
}
