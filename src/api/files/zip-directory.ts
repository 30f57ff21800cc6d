import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflated = promisify(inflateRaw)

export interface ZipEntry {
  readonly name: string
  readonly compressed: boolean
  readonly storedBytes: number
  /** As declared: a liar is found when the entry is read. */
  readonly bytes: number
  readonly dataStart: number
}

const endMark = Buffer.from('PK\x05\x06', 'latin1')
const entryMark = 0x02014b50
const headerMark = 0x04034b50
const [endLength, entryLength, headerLength] = [22, 46, 30]
const longestComment = 0xffff

const endOfDirectory = (bytes: Buffer): number => {
  const at = bytes.lastIndexOf(endMark)
  return at < 0 || at + endLength > bytes.byteLength || at < bytes.byteLength - endLength - longestComment ? -1 : at
}

/** Whether a tool for archives would open this, whatever it looks like from the front. */
export const endsAsZip = (bytes: Buffer): boolean => {
  const end = endOfDirectory(bytes)
  if (end < 0) return false
  const start = end - bytes.readUInt32LE(end + 12)
  return start >= 0 && start < end && bytes.readUInt32LE(start) === entryMark
}

/** The entry whose line in the directory is at `at`, if the header in front of its data says the same. */
const entryAt = (bytes: Buffer, at: number, end: number): (ZipEntry & { readonly next: number }) | undefined => {
  if (at + entryLength > end || bytes.readUInt32LE(at) !== entryMark) return undefined
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
  const [storedBytes, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
  const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
  const header = bytes.readUInt32LE(at + 42)
  const next = at + entryLength + nameLength + extraLength + bytes.readUInt16LE(at + 32)
  const encrypted = (flags & 1) !== 0
  if (next > end || encrypted || (method !== 0 && method !== 8) || header + headerLength > at) return undefined
  if (bytes.readUInt32LE(header) !== headerMark || bytes.readUInt16LE(header + 26) !== nameLength) return undefined
  const name = bytes.subarray(at + entryLength, at + entryLength + nameLength)
  if (!name.equals(bytes.subarray(header + headerLength, header + headerLength + nameLength))) return undefined
  const dataStart = header + headerLength + nameLength + bytes.readUInt16LE(header + 28)
  if (dataStart + storedBytes > at) return undefined
  return { name: name.toString('utf8'), compressed: method === 8, storedBytes, bytes: size, dataStart, next }
}

/** The entries of an archive that is plain, whole and in one piece; otherwise nothing. */
export const readZipDirectory = (bytes: Buffer): readonly ZipEntry[] | undefined => {
  const end = endOfDirectory(bytes)
  if (end < 0 || end + endLength + bytes.readUInt16LE(end + 20) !== bytes.byteLength) return undefined
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  while (at < end) {
    const entry = entryAt(bytes, at, end)
    if (!entry) return undefined
    const { next, ...facts } = entry
    entries.push(facts)
    at = next
  }
  return entries.length === bytes.readUInt16LE(end + 10) ? entries : undefined
}

/** What is in an entry, unless it is not as long as declared. */
export const readZipEntry = async (bytes: Buffer, entry: ZipEntry): Promise<Buffer | undefined> => {
  const stored = bytes.subarray(entry.dataStart, entry.dataStart + entry.storedBytes)
  if (!entry.compressed) return stored.byteLength === entry.bytes ? stored : undefined
  const content = await inflated(stored, { maxOutputLength: Math.max(1, entry.bytes) }).catch(() => undefined)
  return content?.byteLength === entry.bytes ? content : undefined
}
