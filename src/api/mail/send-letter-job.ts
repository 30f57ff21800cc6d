import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { letters } from '../db/schema/letters.ts'
import type { JobKind } from '../jobs/jobs.ts'
import { type LetterJob, letterQueue } from './letter-queue.ts'
import { readMessage } from './mail-message.ts'
import type { MailTransport } from './mail-transport.ts'

class NotYetSent extends Error {}

/** Sends letters until they are sent or refused for good. At least once each; always under the same Message-ID. */
export const sendLetterJob = (
  db: Db,
  transport: MailTransport,
  onDead: (letter: string) => void = () => undefined,
): JobKind<LetterJob> => ({
  ...letterQueue,
  async work({ letter: id }, { isLast }) {
    const note = (changed: Partial<typeof letters.$inferInsert>) =>
      db
        .update(letters)
        .set({ ...changed, attempts: sql`${letters.attempts} + 1` })
        .where(eq(letters.id, id))
    const bury = async (reason: string) => {
      await note({ state: 'dead', reason })
      onDead(id)
    }
    const [letter] = await db.select().from(letters).where(eq(letters.id, id))
    // Gone with the personal data in it, or noted as sent by a process that died before the queue heard of it. One that dies before the
    // note has it sent again.
    if (letter?.state !== 'queued') return
    const message = readMessage(letter.message)
    if (message === undefined) {
      await bury('It is not a letter that was composed here.')
      return
    }
    const result = await transport.send(message)
    if (result.state === 'sent') await note({ state: 'sent', sentAt: new Date(), reason: null })
    else if (result.state === 'refused' || isLast) await bury(result.reason)
    else {
      await note({ reason: result.reason })
      throw new NotYetSent(`letter ${id} is to be sent again`)
    }
  },
})
