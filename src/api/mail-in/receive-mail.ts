import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { retryConflicts } from '../db/retry-conflicts.ts'
import { receivedMails } from '../db/schema/received-mails.ts'
import { submissions } from '../db/schema/submissions.ts'
import { limitConcurrency } from '../files/limit-concurrency.ts'
import type { UploadPlaces } from '../files/receive-upload.ts'
import type { KeptSubmission } from '../submissions/keep-submission.ts'
import { lockMerged } from '../submissions/lock-merged.ts'
import type { ArrivedMail } from './arrived-mail.ts'
import { noFiles, noteStored, removeStored, type StoredFiles, storeFiles, storeWhole } from './keep-files.ts'
import { createMailReader, type MailReader } from './mail-reader.ts'
import { takeMail } from './message-of-mail.ts'
import { bouncedCase, noteBounce } from './note-bounce.ts'
import { threadOf } from './thread-of.ts'

export interface MailServices {
  readonly db: Db
  readonly places: UploadPlaces
  /** How whoever takes mail in for us calls itself in what it says of senders; nobody is vouched for without. */
  readonly receiver?: string | undefined
  readonly reader?: MailReader
}

const usualReader = createMailReader()

type MailState = (typeof receivedMails.$inferSelect)['state']

export type Received =
  | {
      readonly ok: true
      readonly state: MailState
      /** Of the submission that it answers. */
      readonly reference?: string
      /** It had come before. */
      readonly isNew: boolean
      /** Why it could not be read; it is kept as it came. */
      readonly trouble?: string
    }
  /** The store for files is away: it has to be brought again. */
  | { readonly ok: false; readonly reason: string }

interface Before {
  readonly received: Received
  /** Anybody can name a mail as another is named that they have had a copy of: then that one is not lost by it. */
  readonly isSame: boolean
}

const mailBefore = async (unit: Db, { messageId, from, words }: ArrivedMail): Promise<Before | undefined> => {
  const [before] = await unit
    .select({ row: receivedMails, reference: submissions.reference })
    .from(receivedMails)
    .leftJoin(submissions, eq(submissions.id, receivedMails.submission))
    .where(eq(receivedMails.messageId, messageId))
  if (before === undefined) return undefined
  const { row, reference } = before
  const received = { ok: true, state: row.state, ...(reference !== null && { reference }), isNew: false } as const
  return { received, isSame: row.from === from && row.words === words }
}

/** Called by its bytes, where another mail has its name. */
const renamed = (mail: ArrivedMail): ArrivedMail => ({ ...mail, messageId: mail.digest })

interface Placed {
  readonly state: MailState
  readonly submission?: KeptSubmission | undefined
}

/** Locked before the mail is kept, which names it: two mails about one submission come one after the other. */
const placeOf = async (unit: Db, mail: ArrivedMail): Promise<Placed> => {
  if (mail.bounce) return { state: 'automatic', submission: await bouncedCase(unit, mail.bounce) }
  const found = await threadOf(unit, mail)
  const submission = found && (await lockMerged(unit, found.id))
  if (mail.isAutomatic) return { state: 'automatic', submission }
  return submission === undefined ? { state: 'stray' } : { state: 'threaded', submission }
}

const keepMail = async (unit: Db, mail: ArrivedMail, files: StoredFiles, at: Date): Promise<Received> => {
  const { messageId, from, name, subject, words, verdict, bounce } = mail
  const { state, submission } = await placeOf(unit, mail)
  const row = { messageId, from, name, subject, words, verdict, attachments: [...files.listed] }
  const [kept] = await unit
    .insert(receivedMails)
    .values({ ...row, state, submission: submission?.id ?? null, at })
    .onConflictDoNothing()
    .returning()
  if (kept === undefined) {
    const before = await mailBefore(unit, mail)
    if (before === undefined) throw new Error('A mail is neither new nor known')
    return before.isSame || messageId === mail.digest ? before.received : keepMail(unit, renamed(mail), files, at)
  }
  await noteStored(unit, files, { mail: kept.id, submission: submission?.id ?? null })
  if (submission && state === 'threaded') await takeMail(unit, submission.id, kept, at)
  if (submission && bounce) await noteBounce(unit, submission, bounce, at)
  return { ok: true, state, ...(submission && { reference: submission.reference }), isNew: true }
}

/** Each may be held several times over, and has a thread of its own, while it is taken apart. */
const limited = limitConcurrency(2)

/** Nobody looks at the files of a machine, and what came back is our own. */
const filesOf = (places: UploadPlaces, mail: ArrivedMail, raw: Uint8Array) => {
  if (!mail.isWhole) return storeWhole(places, raw)
  return mail.isAutomatic ? noFiles : storeFiles(places, mail)
}

/** Takes a mail in, once however often it is brought, with the files in it: what it answers, who it is from and what is new in it. */
export const receiveMail = (services: MailServices, raw: Uint8Array, now: Date): Promise<Received> =>
  limited(async () => {
    const { db, places, receiver, reader = usualReader } = services
    const { mail, trouble } = await reader(raw, receiver)
    const before = (await mailBefore(db, mail)) ?? (await mailBefore(db, renamed(mail)))
    if (before?.isSame) return before.received
    const files = await filesOf(places, mail, raw)
    if (!files.ok) return files
    let isKept = false
    try {
      const received = await retryConflicts(() => db.transaction((unit: Db) => keepMail(unit, mail, files, now)))
      isKept = received.ok && received.isNew
      return received.ok && trouble !== undefined ? { ...received, trouble } : received
    } finally {
      if (!isKept) await removeStored(places.store, files)
    }
  })
