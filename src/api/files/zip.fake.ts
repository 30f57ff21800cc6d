import { crc32, deflateRawSync } from 'node:zlib'

export interface FakeEntry {
  readonly name: string
  readonly content: string | Uint8Array
  /** What the directory says, where it lies. */
  readonly declaredBytes?: number
  /** What the header in front of the data says, where it lies alone. */
  readonly headerBytes?: number
  readonly checksum?: number
  /** Bytes after the end of the compression, counted as part of it. */
  readonly after?: string
  /** The entry whose data this one shares, by its place. */
  readonly sharesDataOf?: number
  /** The name in front of the data, where it differs. */
  readonly headerName?: string
  readonly encrypted?: boolean
  /** Written by somebody who knew the sizes only afterwards, as office programs on the web do. */
  readonly streamed?: boolean
}

/** An archive as any tool would make it, unless told to lie. */
export const zipOf = (...entries: readonly FakeEntry[]): Buffer => {
  const front: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  const offsets: number[] = []
  for (const { name, content, declaredBytes, headerName = name, ...how } of entries) {
    const plain = Buffer.from(content)
    const stored = Buffer.concat([deflateRawSync(plain), Buffer.from(how.after ?? '')])
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE((how.encrypted ? 1 : 0) + (how.streamed ? 8 : 0), 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(how.checksum ?? crc32(plain), 10)
    facts.writeUInt32LE(stored.byteLength, 14)
    facts.writeUInt32LE(declaredBytes ?? plain.byteLength, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offsets[how.sharesDataOf ?? -1] ?? offset, 10)
    offsets.push(offset)
    const sizes = facts.subarray(10, 22)
    const header = Buffer.from(facts)
    if (how.headerBytes !== undefined) header.writeUInt32LE(how.headerBytes, 18)
    if (how.streamed) header.fill(0, 10, 22)
    const after = how.streamed ? [Buffer.from('PK\x07\x08', 'latin1'), sizes] : []
    const mark = Buffer.from('PK\x03\x04', 'latin1')
    const local = Buffer.concat([mark, header, Buffer.from(headerName), stored, ...after])
    if (how.sharesDataOf === undefined) front.push(local)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, where, Buffer.from(name))
    if (how.sharesDataOf === undefined) offset += local.byteLength
  }
  const length = Buffer.concat(directory).byteLength
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...front, ...directory, end])
}

const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export const contentTypes = (...more: readonly string[]): FakeEntry => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${wordMain}"/>${more.join('')}</Types>`,
})

export const documentPart: FakeEntry = {
  name: 'word/document.xml',
  content: '<?xml version="1.0"?><w:document><w:body><w:p>Twelve years with pools</w:p></w:body></w:document>',
}

export const relations = (...elements: readonly string[]): FakeEntry => ({
  name: 'word/_rels/document.xml.rels',
  content: `<?xml version="1.0"?><Relationships>${elements.join('')}</Relationships>`,
})

const relationType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export const outsideRelation = (type: string, target: string): string =>
  `<Relationship Id="rId1" Type="${relationType}/${type}" Target="${target}" TargetMode="External"/>`

/** A Word document with these parts besides. */
export const docxOf = (...more: readonly FakeEntry[]): Buffer => zipOf(contentTypes(), documentPart, ...more)
