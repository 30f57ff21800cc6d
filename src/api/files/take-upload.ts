import { and, eq, isNull } from 'drizzle-orm'
import type { UploadPurpose } from '../../domain/forms/upload-limits.ts'
import type { Db } from '../db/database.ts'
import { databaseTrouble } from '../db/database-trouble.ts'
import { uploads } from '../db/schema/uploads.ts'
import { limits } from '../rate-limit/limits.ts'
import { consumeLimit, digest } from '../rate-limit/rate-limit.ts'
import { tooManyWords } from '../rate-limit/too-many.ts'
import { createArrivals, usualArrivals } from './arrivals.ts'
import { displayName } from './display-name.ts'
import { tooLarge } from './inspect-file.ts'
import { limitsFor, mediaTypeOf } from './purpose-limits.ts'
import { type ReceivedUpload, receiveUpload, tryLater, type UploadPlaces } from './receive-upload.ts'
import { refusal, type UploadRefusal } from './upload-refusal.ts'

export interface UploadServices extends UploadPlaces {
  readonly db: Db
}

export interface ArrivingFile {
  readonly purpose: UploadPurpose
  readonly stream: ReadableStream<Uint8Array>
  /** What the request has announced, where it has. */
  readonly declaredBytes?: number | undefined
  /** What its sender calls it. */
  readonly name?: string | undefined
  /** Whose it is, as the connection says. */
  readonly address: string
  readonly signal?: AbortSignal | undefined
}

export type TakenUpload = { readonly ok: true; readonly id: string } | UploadRefusal

export type TakeUpload = (file: ArrivingFile, now: Date) => Promise<TakenUpload>

/** How many files of one sender may wait for their form. */
export const mostUnclaimed = 60

const tooManyAtOnce: UploadRefusal = {
  ...refusal('try-later', 'A lot of files are coming in just now. Try this one again in a minute.'),
  retryAfterSeconds: 60,
}

const overRateLimit = (retryAfterSeconds: number): UploadRefusal => ({
  ...refusal('too-many', tooManyWords('files', retryAfterSeconds)),
  retryAfterSeconds,
})

const tooManyUnclaimed: UploadRefusal = {
  ...refusal(
    'too-many',
    'You have sent a lot of files without their form. Send the form first, or come back tomorrow.',
  ),
  retryAfterSeconds: 3600,
}

/** Takes a file in for a form that will be sent later: limits per sender around `receiveUpload`, and a row in the database after it. */
export const createTakeUpload = ({ db, store, scan }: UploadServices, arrivals = usualArrivals): TakeUpload => {
  const arrive = createArrivals(arrivals)

  const refusedBefore = async (address: string, sender: string, now: Date): Promise<UploadRefusal | undefined> => {
    const consumed = await consumeLimit(db, limits.files.uploads, address, now)
    if (!consumed.ok) return overRateLimit(consumed.retryAfterSeconds)
    const waiting = await db.$count(uploads, and(eq(uploads.sender, sender), isNull(uploads.submission)))
    return waiting >= mostUnclaimed ? tooManyUnclaimed : undefined
  }

  const keep = async (received: ReceivedUpload, file: ArrivingFile, sender: string): Promise<string> => {
    const { key, kind, bytes } = received
    const name = file.name === undefined ? undefined : displayName(file.name)
    try {
      const row = { purpose: file.purpose, key, mediaType: mediaTypeOf(kind), bytes, name, sender }
      const [kept] = await db.insert(uploads).values(row).returning({ id: uploads.id })
      if (!kept) throw new Error('An upload was not kept')
      return kept.id
    } catch (error) {
      // Should this fail too, the bytes are found by their age.
      await store.remove(key)
      throw error
    }
  }

  const take: TakeUpload = async (file, now) => {
    const { purpose, stream, declaredBytes, address, signal } = file
    const sender = digest('upload', address)
    const refused = await refusedBefore(address, sender, now)
    if (refused) return refused
    const received = await receiveUpload({ stream, declaredBytes, limits: limitsFor(purpose), signal }, { store, scan })
    return received.ok ? { ok: true, id: await keep(received, file, sender) } : received
  }

  return async (file, now) => {
    const { purpose, address, declaredBytes = 0 } = file
    if (declaredBytes > limitsFor(purpose).maxBytes) return tooLarge(limitsFor(purpose))
    const leave = arrive(address)
    if (!leave) return tooManyAtOnce
    try {
      return await take(file, now)
    } catch (error) {
      const trouble = databaseTrouble(error)
      if (trouble === undefined) throw error
      return tryLater(`The database cannot be used: ${trouble}`)
    } finally {
      leave()
    }
  }
}
