import { and, desc, eq } from 'drizzle-orm'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { retryConflicts } from '../../db/retry-conflicts.ts'
import { receivedMails } from '../../db/schema/received-mails.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { recordAct } from '../record-act.ts'
import { revisionOf } from '../revision.ts'
import { lockMail, type MailRow } from './received-mail.ts'

/** A mail as whoever acts on it has it on screen. */
export interface SeenMail {
  readonly id: string
  readonly revision: string
}

export type MailActed =
  | {
      readonly ok: true
      /** Of the submission that it is with now. */
      readonly reference?: string
    }
  /** `since`: somebody has changed it since it was looked at. */
  | { readonly ok: false; readonly problem: string; readonly since?: { readonly who: string; readonly at: Date } }

interface Become {
  readonly state: MailRow['state']
  readonly submission?: { readonly id: string; readonly reference: string }
}

/** What is done with a mail, and what becomes of it; or why nothing is. */
export interface Deed {
  /** In one word: `attach`, `discard`. */
  readonly act: string
  work(unit: Db, mail: MailRow): Promise<Become | { readonly problem: string }>
}

export type Actor = Pick<Person, 'id' | 'name'>

const lastChange = async (unit: Db, id: string): Promise<{ who: string; at: Date } | undefined> => {
  const [act] = await unit
    .select({ who: staffActs.name, at: staffActs.at })
    .from(staffActs)
    .where(and(eq(staffActs.subject, 'mail'), eq(staffActs.of, id)))
    .orderBy(desc(staffActs.id))
    .limit(1)
  return act
}

const changed = 'Somebody has changed it meanwhile. Look at it as it is now, then go on.'

/** Does something with a mail that is with no submission, if it is still what was on screen; what changed goes on record with it. */
export const actOnMail = (
  db: Db,
  person: Actor,
  { id, revision }: SeenMail,
  { act, work }: Deed,
  at: Date,
): Promise<MailActed> => {
  const once = async (unit: Db): Promise<MailActed> => {
    const locked = await lockMail(unit, id)
    if (locked === undefined) return { ok: false, problem: 'That mail isn’t here any more.' }
    const { row } = locked
    if (locked.revision !== revision || row.submission !== null) {
      const since = await lastChange(unit, id)
      return { ok: false, problem: changed, ...(since && { since }) }
    }
    const became = await work(unit, row)
    if ('problem' in became) return { ok: false, problem: became.problem }
    const { state, submission } = became
    const [now] = await unit
      .update(receivedMails)
      .set({ state, submission: submission?.id ?? null })
      .where(eq(receivedMails.id, id))
      .returning({ revision: revisionOf(receivedMails) })
    const reference = submission && { reference: submission.reference }
    const record = {
      act,
      subject: 'mail',
      of: id,
      before: { state: row.state },
      after: { state, ...reference },
      // What is brought back waits: it is as it was only where it did before.
      ...(now && state === 'discarded' && row.state === 'stray' && { undo: now }),
    } as const
    await recordAct(unit, person, record, at)
    return { ok: true, ...reference }
  }
  return retryConflicts(() => db.transaction(once))
}
