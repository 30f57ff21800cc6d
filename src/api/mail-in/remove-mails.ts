import { inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { receivedMails } from '../db/schema/received-mails.ts'
import { uploads } from '../db/schema/uploads.ts'
import { waitingWith } from './keep-files.ts'

/** Removes mails, with the files that wait with them: their bytes go with the next look at files that belong to nobody. */
export const removeMails = async (unit: Db, which: SQL | undefined, now: Date): Promise<number> => {
  const gone = await unit.delete(receivedMails).where(which).returning({ id: receivedMails.id })
  const senders = gone.map(({ id }) => waitingWith(id))
  if (senders.length > 0)
    await unit.update(uploads).set({ sender: null, discardedAt: now }).where(inArray(uploads.sender, senders))
  return gone.length
}
