export interface ZipEntry {
  readonly name: string
  readonly compressed: boolean
  readonly storedBytes: number
  /** As declared, like the checksum: a liar is found when the entry is read (zip-contents.ts). */
  readonly bytes: number
  readonly checksum: number
  readonly headerStart: number
  readonly dataStart: number
}

const endMark = Buffer.from('PK\x05\x06', 'latin1')
const entryMark = 0x02014b50
const headerMark = 0x04034b50
const [endLength, entryLength, headerLength] = [22, 46, 30]
const longestComment = 0xffff
const longestDescriptor = 24
/** Sizes that stand elsewhere: no letter of application has four gigabytes. */
const inZip64 = 0xffffffff

type Three = [number, number, number]

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
  const [checksum, storedBytes, size] = [16, 20, 24].map((field) => bytes.readUInt32LE(at + field)) as Three
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
  // Some programs believe the header, others the directory. A header without sizes leaves them to what follows the data.
  const isLater = (bytes.readUInt16LE(header + 6) & 8) !== 0
  const facts = [method, checksum, storedBytes, size]
  const said = [bytes.readUInt16LE(header + 8), ...[14, 18, 22].map((field) => bytes.readUInt32LE(header + field))]
  const isSame = said.every((fact, place) => fact === facts[place] || (isLater && place > 0 && fact === 0))
  if (!isSame || [storedBytes, size].includes(inZip64)) return undefined
  const compressed = method === 8
  return {
    name: name.toString('utf8'),
    compressed,
    storedBytes,
    bytes: size,
    checksum,
    headerStart: header,
    dataStart,
    next,
  }
}

/** Whether entries follow one another: data of one inside of another's is how a small file becomes a large one. */
const isEndToEnd = (entries: readonly ZipEntry[], directoryStart: number): boolean => {
  let end = 0
  for (const { headerStart, dataStart, storedBytes } of entries.toSorted((a, b) => a.headerStart - b.headerStart)) {
    // Between two entries stands at most what tells the sizes of the one before.
    if (headerStart < end || headerStart > end + longestDescriptor) return false
    end = dataStart + storedBytes
  }
  return directoryStart >= end && directoryStart <= end + longestDescriptor
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
  const isWhole = entries.length === bytes.readUInt16LE(end + 10) && isEndToEnd(entries, bytes.readUInt32LE(end + 16))
  return isWhole ? entries : undefined
}
