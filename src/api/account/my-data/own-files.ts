import { and, asc, eq, isNull } from 'drizzle-orm'
import { endingOf } from '../../../domain/forms/upload-types.ts'
import type { Db } from '../../db/database.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { orders } from '../../db/schema/orders.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { isFileKey } from '../../files/file-key.ts'
import type { FileStore } from '../../files/file-store.ts'

/** As a file of an archive or a download may be called on any machine. */
export const safeName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '-')
    .replace(/^\.+/, '')
    .slice(0, 120) || 'file'

/** The bytes of a file; undefined where the store cannot give them. */
export const readOwnFile = async (store: FileStore, key: string): Promise<ReadableStream<Uint8Array> | undefined> => {
  const read = isFileKey(key) ? await store.read(key) : undefined
  return read?.ok ? read.stream : undefined
}

/** What its sender calls it, with the ending that fits what it is. */
export const fileName = ({
  name,
  purpose,
  mediaType,
}: Pick<typeof uploads.$inferSelect, 'name' | 'purpose' | 'mediaType'>) => {
  const stem = safeName(name ?? purpose).replace(/\.[a-z0-9]{1,5}$/i, '')
  return `${stem}.${endingOf(mediaType)}`
}

export interface ZippedFile {
  readonly name: string
  readonly input: string | Uint8Array | ReadableStream<Uint8Array>
}

/** One after the other, each when there is room for it: however many files there are, few bytes of them are here at once. */
export const ownFiles = async function* (db: Db, store: FileStore, person: string): AsyncGenerator<ZippedFile> {
  const sent = await db
    .select({ file: uploads, reference: submissions.reference })
    .from(uploads)
    .innerJoin(submissions, eq(submissions.id, uploads.submission))
    .where(and(eq(submissions.person, person), isNull(uploads.discardedAt)))
    .orderBy(asc(submissions.receivedAt), asc(uploads.createdAt), asc(uploads.id))
  const missing: string[] = []
  for (const [index, { file, reference }] of sent.entries()) {
    const name = `files/${reference} ${index + 1} ${fileName(file)}`
    const input = await readOwnFile(store, file.key)
    if (input === undefined) missing.push(name)
    else yield { name, input }
  }
  const papers = await db
    .select({ order: invoices.order, about: invoices.about, number: invoices.number })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.order))
    .where(eq(orders.person, person))
    .orderBy(asc(invoices.number))
  for (const { order, about, number } of papers) {
    const [paper] = await db
      .select({ pdf: invoices.pdf })
      .from(invoices)
      .where(and(eq(invoices.order, order), eq(invoices.about, about)))
    if (paper) yield { name: `invoices/${safeName(number)}.pdf`, input: new Uint8Array(paper.pdf) }
  }
  if (missing.length > 0)
    yield {
      name: 'missing.txt',
      input: `These files could not be read just now. Ask for your data again later.\n${missing.join('\n')}\n`,
    }
}
