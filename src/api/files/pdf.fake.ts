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
