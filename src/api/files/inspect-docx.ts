import { fetchesFromElsewhere, xmlText } from './docx-relations.ts'
import { refusal, type UploadRefusal } from './upload-refusal.ts'
import { isAsDeclared, readZipEntry } from './zip-contents.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

const mostEntries = 2000
const mostBytes = 100 * 1024 * 1024
/** Text shrinks to a twentieth; below this size nobody is harmed by more. */
const mostShrinking = 100
const smallBytes = 10 * 1024 * 1024
/** Longest part that is read to be checked. */
const longestChecked = 2 * 1024 * 1024

const asPdf = 'Open it in Word, save it as PDF and send that.'

const damaged = refusal('damaged', `This isn’t a Word document (DOCX) that can be opened. ${asPdf}`)
const withMacros = refusal('unsafe', `The Word document has macros or programs in it. ${asPdf}`)
const withFetching = refusal('unsafe', `The Word document loads parts of itself from elsewhere. ${asPdf}`)
const bomb = refusal('unsafe', `The Word document would grow too large when opened. ${asPdf}`)

const isBomb = (entries: readonly ZipEntry[], fileBytes: number): boolean => {
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  return entries.length > mostEntries || total > mostBytes || (total > smallBytes && total > fileBytes * mostShrinking)
}

const isOutsideArchive = (name: string): boolean => /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i.test(name)

const programPart =
  /vbaproject|vbadata|(?:^|\/)activex\/|\/embeddings\/[^/]*\.(?:bin|exe|dll|js|vbs|bat|cmd|lnk|docm|xlsm)$/
const programType = /vbaProject|macroEnabled|activeX/i

const checkParts = async (bytes: Buffer, entries: readonly ZipEntry[]): Promise<UploadRefusal | undefined> => {
  for (const entry of entries) {
    const name = entry.name.toLowerCase()
    const isTypes = name === '[content_types].xml'
    if (!isTypes && !name.endsWith('.rels')) {
      if (!(await isAsDeclared(bytes, entry))) return damaged
      continue
    }
    const content = entry.bytes <= longestChecked ? await readZipEntry(bytes, entry) : undefined
    if (!content) return damaged
    const text = xmlText(content)
    // Entities of one's own could spell anything; no word processor writes them.
    if (text.includes('<!DOCTYPE')) return damaged
    if (programType.test(text)) return withMacros
    if (!isTypes && fetchesFromElsewhere(text)) return withFetching
  }
  return undefined
}

/** Whether a DOCX is a Word document without programs. Nothing when it is. */
export const inspectDocx = async (content: Uint8Array): Promise<UploadRefusal | undefined> => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const entries = readZipDirectory(bytes)
  if (!entries) return damaged
  // Names of parts are the same in capitals; two of a name let two programs see two documents.
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  if (!names.has('word/document.xml') || !names.has('[content_types].xml')) return damaged
  if (names.size !== entries.length || entries.some(({ name }) => isOutsideArchive(name))) return damaged
  if (isBomb(entries, bytes.byteLength)) return bomb
  if ([...names].some((name) => programPart.test(name))) return withMacros
  return checkParts(bytes, entries)
}
