import { once } from 'node:events'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

/** A PDF written by hand around these objects. */
export const pdfOf = (...objects: readonly (string | Uint8Array)[]): Buffer => {
  const pieces = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>', ...objects]
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1'),
    ...pieces.flatMap((piece, at) => [Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(piece), Buffer.from('\nendobj\n')]),
    Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ])
}

/** Objects packed away where a search over the file does not see them. */
export const packedObjects = (text: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} >>\nstream\n`),
    deflateSync(Buffer.from(`9 0 ${text}`)),
    Buffer.from('\nendstream'),
  ])

/** A receipt as programs make them. */
export const receiptPdf = async (words = 'Receipt 4711: one robotic pool cleaner'): Promise<Buffer> => {
  const document = new PDFDocument()
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  document.text(words)
  document.end()
  await once(document, 'end')
  return Buffer.concat(pieces)
}

const letters85 = (bytes: Buffer): string => {
  let text = ''
  for (let at = 0; at < bytes.byteLength; at += 4) {
    const group = Buffer.concat([bytes.subarray(at, at + 4), Buffer.alloc(4)]).readUInt32BE(0)
    const digits = [4, 3, 2, 1, 0].map((power) => String.fromCharCode(33 + (Math.floor(group / 85 ** power) % 85)))
    text += digits.slice(0, Math.min(4, bytes.byteLength - at) + 1).join('')
  }
  return text
}

/** Codes of nine bits, with a fresh start before they would grow. */
const lzwPacked = (bytes: Buffer): Buffer => {
  const codes = [...bytes].flatMap((byte, at) => (at % 200 === 0 ? [256, byte] : [byte]))
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0')).join('')
  return Buffer.from(bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [])
}

const runs = (bytes: Buffer): Buffer =>
  Buffer.concat([
    ...(bytes.toString('latin1').match(/[\s\S]{1,128}/g) ?? []).map((piece) =>
      Buffer.concat([Buffer.from([piece.length - 1]), Buffer.from(piece, 'latin1')]),
    ),
    Buffer.from([128]),
  ])

export const packedBy: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  FlateDecode: (bytes) => deflateSync(bytes),
  Fl: (bytes) => deflateSync(bytes),
  ASCIIHexDecode: (bytes) => Buffer.from(`${bytes.toString('hex')}>`),
  AHx: (bytes) =>
    Buffer.from(
      `${bytes
        .toString('hex')
        .toUpperCase()
        .replaceAll(/(.{60})/g, '$1\n')} >`,
    ),
  ASCII85Decode: (bytes) => Buffer.from(`${letters85(bytes)}~>`),
  A85: (bytes) => Buffer.from(`${letters85(bytes)}~>`),
  LZWDecode: lzwPacked,
  LZW: lzwPacked,
  RunLengthDecode: runs,
  RL: runs,
}

/** Objects behind a chain of filters, the outermost first. */
export const chainedObjects = (text: string, chain: readonly string[], more = ''): Buffer => {
  const data = chain
    .toReversed()
    .reduce<Buffer>((bytes, name) => packedBy[name]?.(bytes) ?? bytes, Buffer.from(`9 0 ${text}`))
  const names = chain.map((name) => `/${name}`).join(' ')
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Filter [${names}] ${more}>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}
