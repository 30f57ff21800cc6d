import { readLimited } from '../../api/files/read-limited.ts'
import type { FilePart } from './file-part.ts'

/** Browsers send what names the form first. Others may not, and get this much held for them. */
const mostHeldEarly = 10 * 1024 * 1024

export interface EarlyFile {
  readonly part: FilePart
  /** There was no room for it. */
  readonly isLost: boolean
}

const inOnePiece = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/** Files that come before anybody knows which form they belong to. */
export const createEarlyFiles = (most = mostHeldEarly) => {
  const all: EarlyFile[] = []
  let left = most
  const read = async (part: FilePart): Promise<void> => {
    const found = await readLimited(part.stream, { maxBytes: left })
    if (!found.ok) return void all.push({ part, isLost: true })
    left -= found.bytes.byteLength
    all.push({ part: { ...part, stream: inOnePiece(found.bytes) }, isLost: false })
  }
  let last: Promise<void> = Promise.resolve()
  return {
    /** One after the other: each has what those before it left. */
    hold(part: FilePart): Promise<void> {
      last = last.then(() => read(part))
      return last
    },
    all: (): readonly EarlyFile[] => all,
  }
}
