import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { KeptType } from '../../domain/forms/upload-types.ts'
import type { Db } from '../db/database.ts'
import type { ReceivedAttachment } from '../db/schema/received-mails.ts'
import { uploads } from '../db/schema/uploads.ts'
import { type FileKey, newFileKey } from '../files/file-key.ts'
import type { FileStore } from '../files/file-store.ts'
import { mediaTypeOf, type UploadLimits } from '../files/purpose-limits.ts'
import { receiveUpload, type UploadPlaces } from '../files/receive-upload.ts'
import type { ArrivedFile, ArrivedMail } from './arrived-mail.ts'

/** As many as a form takes photos. */
const mostKept = 5

const limits: UploadLimits = {
  kinds: ['pdf', 'jpeg', 'png', 'webp'],
  named: 'a PDF, JPEG, PNG or WebP',
  maxBytes: 8 * 1024 * 1024,
}

interface StoredFile {
  readonly id: string
  readonly key: FileKey
  readonly mediaType: KeptType
  readonly bytes: number
  readonly name: string
}

/** The files of a mail, in the store and nowhere else yet. */
export interface StoredFiles {
  readonly ok: true
  readonly stored: readonly StoredFile[]
  /** All of them, those too that were not taken. */
  readonly listed: readonly ReceivedAttachment[]
}

export const noFiles: StoredFiles = { ok: true, stored: [], listed: [] }

/** Without a copy of it. */
const inOnePiece = (content: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      if (content.byteLength > 0) controller.enqueue(content)
      controller.close()
    },
  })

/** What was stored for nothing. What cannot be removed now is found by its age. */
export const removeStored = async (store: FileStore, { stored }: StoredFiles): Promise<void> => {
  for (const { key } of stored) await store.remove(key)
}

const refusedFile = ({ name, content }: ArrivedFile, refused: string): ReceivedAttachment => ({
  name,
  bytes: content.byteLength,
  refused,
})

/** The store is away, or what scans for viruses: the mail has to wait. */
interface NotStored {
  readonly ok: false
  readonly reason: string
}

/** Takes the files of a mail through the inspection that uploads go through. */
export const storeFiles = async (
  places: UploadPlaces,
  { files, moreFiles }: Pick<ArrivedMail, 'files' | 'moreFiles'>,
): Promise<StoredFiles | NotStored> => {
  const stored: StoredFile[] = []
  const listed: ReceivedAttachment[] = []
  for (const file of files) {
    if (stored.length === mostKept) {
      listed.push(refusedFile(file, `Of one mail ${mostKept} files are kept. Ask for the others.`))
      continue
    }
    const { name, content } = file
    const declaredBytes = content.byteLength
    const received = await receiveUpload({ stream: inOnePiece(content), declaredBytes, limits }, places)
    if (received.ok) {
      const { key, kind, bytes } = received
      const kept = { id: randomUUID(), key, mediaType: mediaTypeOf(kind), bytes, name }
      stored.push(kept)
      listed.push({ name, bytes, upload: kept.id })
    } else if (received.code === 'try-later') {
      await removeStored(places.store, { ok: true, stored, listed })
      return { ok: false, reason: received.reason ?? received.message }
    } else listed.push(refusedFile(file, received.message))
  }
  if (moreFiles > 0)
    listed.push({ name: `${moreFiles} more`, bytes: 0, refused: 'So many files nobody looks through.' })
  return { ok: true, stored, listed }
}

const wholeName = 'The mail as it came.eml'

/** Keeps a mail that could not be taken apart as it came, whatever it is, unless there is a virus in it. Staff only ever save it. */
export const storeWhole = async ({ store, scan }: UploadPlaces, raw: Uint8Array): Promise<StoredFiles | NotStored> => {
  const found = await scan(raw)
  if ('unavailable' in found) return { ok: false, reason: found.unavailable }
  const named = { name: wholeName, bytes: raw.byteLength }
  if (!found.clean)
    return { ok: true, stored: [], listed: [{ ...named, refused: `The virus scanner found ${found.name} in it.` }] }
  const key = newFileKey()
  const written = await store.write(key, inOnePiece(raw))
  if (!written.ok) return { ok: false, reason: written.reason }
  const id = randomUUID()
  const mediaType = 'message/rfc822'
  return { ok: true, stored: [{ ...named, id, key, mediaType }], listed: [{ ...named, upload: id }] }
}

/** Whose files they are while they belong to no submission: that of the mail, which they go with. */
export const waitingWith = (mail: string): string => `mail/${mail}`

/** In the transaction in which the mail is kept. */
export const noteStored = async (
  unit: Db,
  { stored }: StoredFiles,
  { mail, submission }: { readonly mail: string; readonly submission: string | null },
): Promise<void> => {
  if (stored.length === 0) return
  const of = { purpose: 'mail' as const, submission, sender: submission === null ? waitingWith(mail) : null }
  await unit.insert(uploads).values(stored.map((file) => ({ ...file, ...of })))
}

/** Its files go where the mail goes. */
export const claimFiles = async (unit: Db, mail: string, submission: string): Promise<void> => {
  await unit
    .update(uploads)
    .set({ submission, sender: null })
    .where(eq(uploads.sender, waitingWith(mail)))
}
