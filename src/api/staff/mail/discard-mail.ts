import type { Db } from '../../db/database.ts'
import { type Actor, actOnMail, type MailActed, type SeenMail } from './act-on-mail.ts'

/** Nobody has to do anything about it. It is forgotten when its time is over, and can be brought back until then. */
export const discardMail = (db: Db, person: Actor, seen: SeenMail, at: Date): Promise<MailActed> =>
  actOnMail(db, person, seen, { act: 'discard', work: async () => ({ state: 'discarded' }) }, at)

/** It waits for staff again, or for the first time: what looked like a machine's was somebody's. */
export const restoreMail = (db: Db, person: Actor, seen: SeenMail, at: Date): Promise<MailActed> =>
  actOnMail(db, person, seen, { act: 'restore', work: async () => ({ state: 'stray' }) }, at)
