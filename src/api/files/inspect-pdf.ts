import { type PdfDanger, pdfDangerIn } from './pdf-dangers.ts'
import { objectStreamTexts } from './pdf-object-streams.ts'
import { refusal, type UploadRefusal } from './upload-refusal.ts'
import { endsAsZip } from './zip-directory.ts'

const windowLength = 256 * 1024
// Longer than anything that is looked for.
const overlap = 4096

function* windowsOf(bytes: Buffer): Generator<string> {
  for (let offset = 0; offset === 0 || offset + overlap < bytes.byteLength; offset += windowLength - overlap) {
    yield bytes.toString('latin1', offset, offset + windowLength)
  }
}

const printAgain = 'Open it, choose Print, then Save as PDF, and send that copy.'

const damaged = refusal('damaged', 'The PDF is damaged or incomplete. Open it, save it again and send the new copy.')

/**
 * Refused and not flagged: a receipt or a CV is paper, printing it anew takes its sender a minute, and a flag would leave the
 * choice to whoever opens it next.
 */
const refusals: Readonly<Record<PdfDanger, UploadRefusal>> = {
  script: refusal('unsafe', `The PDF starts a script or a program when it’s opened. ${printAgain}`),
  'other-files': refusal('unsafe', `The PDF has other files inside it. ${printAgain}`),
  locked: refusal('unsafe', `The PDF is locked with a password or with permissions. ${printAgain}`),
}

const dangerIn = async (bytes: Buffer): Promise<PdfDanger | undefined> => {
  for (const text of windowsOf(bytes)) {
    const danger = pdfDangerIn(text)
    if (danger) return danger
  }
  for await (const text of objectStreamTexts(bytes)) {
    // What cannot be opened to be looked at may hold anything.
    const danger = text === undefined ? 'script' : pdfDangerIn(text)
    if (danger) return danger
  }
  return undefined
}

const endMark = '%%EOF'
const endWithin = 2048

/** Whether a PDF is whole and no more than paper. Nothing when it is. */
export const inspectPdf = async (content: Uint8Array): Promise<UploadRefusal | undefined> => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  // Readers take the mark anywhere in the first kilobyte, which is how a web page passes for a PDF.
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return damaged
  if (!bytes.toString('latin1', Math.max(0, bytes.byteLength - endWithin)).includes(endMark)) return damaged
  if (endsAsZip(bytes)) return refusals['other-files']
  const danger = await dangerIn(bytes)
  return danger && refusals[danger]
}
