import { and, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import { assignCase } from '../inbox/assign-case.ts'
import { reopenCase } from '../inbox/close-case.ts'
import { putOffCase } from '../inbox/put-off-case.ts'
import { restoreMail } from '../mail/discard-mail.ts'
import { actOnOrder } from '../orders/act-on-order.ts'
import { placeStock } from '../stock/place-stock.ts'
import { undoable, undoEnds } from './undoable.ts'

type ActRow = typeof staffActs.$inferSelect

export type Undone =
  | { readonly ok: true; readonly of: string }
  /** `since`: somebody has changed it since it was done. */
  | { readonly ok: false; readonly of: string; readonly problem: string; readonly since?: { readonly who: string } }

interface By {
  readonly services: OrderServices
  readonly person: Pick<Person, 'id' | 'name'>
  readonly at: Date
}

/** What is done instead, to the version that the act has left behind and to no other. */
type Inverse = (
  by: By,
  act: ActRow & { readonly undo: NonNullable<ActRow['undo']> },
) => Promise<
  { readonly ok: true } | { readonly ok: false; readonly problem: string; readonly since?: { readonly who: string } }
>

const putOff = v.object({ until: v.nullable(v.pipe(v.string(), v.isoTimestamp())) })

const placed = v.object({ bay: v.nullable(v.string()), backOn: v.nullable(v.string()) })

/** What it was put off until before; never, where that moment has passed: it is due then. */
const untilBefore = (before: unknown, at: Date): Date | null => {
  const { until } = v.parse(putOff, before)
  return until !== null && new Date(until) > at ? new Date(until) : null
}

const unputOff: Inverse = ({ services, person, at }, { of, undo: { revision }, before }) =>
  putOffCase(services.db, person, { reference: of, revision }, untilBefore(before, at), at)

const inverses: Readonly<Record<string, Inverse>> = {
  'order pack': ({ services, person, at }, { of, undo: { revision } }) =>
    actOnOrder(services, person, { number: of, revision }, { kind: 'unpack' }, at),
  'case assign': ({ services, person, at }, { of, undo: { revision, to = null } }) =>
    assignCase(services.db, person, { reference: of, revision }, to, at),
  'case close': ({ services, person, at }, { of, undo: { revision } }) =>
    reopenCase(services.db, person, { reference: of, revision }, true, at),
  'case later': unputOff,
  'case now': unputOff,
  'mail discard': ({ services, person, at }, { of, undo: { revision } }) =>
    restoreMail(services.db, person, { id: of, revision }, at),
  'stock place': ({ services, person, at }, { of, undo: { revision }, before }) => {
    const { bay, backOn } = v.parse(placed, before)
    const today = dayInZone(at, services.terms().dispatch.timeZone)
    return placeStock(
      services.db,
      person,
      { sku: of, revision },
      { bay: bay ?? '', backOn: backOn ?? '' },
      { at, today },
    )
  },
}

const lastActor = async (db: Db, { subject, of }: ActRow): Promise<string | undefined> => {
  const [last] = await db
    .select({ name: staffActs.name })
    .from(staffActs)
    .where(and(eq(staffActs.subject, subject), eq(staffActs.of, of)))
    .orderBy(desc(staffActs.id))
    .limit(1)
  return last?.name
}

const changed = 'It can’t be taken back any more. Open it and see how it is now.'

/** Takes back what somebody has done themselves just now, if nobody has changed it since. That is an act like any other. */
export const undoAct = async (by: By, id: number): Promise<Undone> => {
  const { db } = by.services
  const [act] = await db.select().from(staffActs).where(eq(staffActs.id, id))
  const refuse = (problem: string): Undone => ({ ok: false, of: act?.of ?? '', problem })
  const inverse = act && inverses[`${act.subject} ${act.act}`]
  if (act === undefined || inverse === undefined || act.undo === null) return refuse('That can’t be taken back.')
  if (act.person !== by.person.id) return refuse('Only whoever has done it can take it back.')
  if (undoEnds(act) <= by.at) return refuse('That was more than ten minutes ago. Open it and change it there.')
  const { of, undo } = act
  const tooLate = (who: string | undefined): Undone => ({
    ...{ ok: false, of, problem: changed },
    ...(who !== undefined && { since: { who } }),
  })
  if (!(await undoable(db, [id])).has(id)) return tooLate(await lastActor(db, act))
  const done = await inverse(by, { ...act, undo })
  if (done.ok) return { ok: true, of }
  return done.since === undefined ? { ok: false, of, problem: done.problem } : tooLate(done.since.who)
}
