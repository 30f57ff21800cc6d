import { and, desc, eq } from 'drizzle-orm'
import { addDays } from '../../../domain/calendar/calendar.ts'
import { type PromotionDraft, readPromotion } from '../../../domain/pricing/read-promotion.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { promotionCodes } from '../../db/schema/promotion-codes.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { type Act, recordAct } from '../record-act.ts'
import { revisionOf } from '../revision.ts'
import { findPromotion } from './find-promotions.ts'

export type PromotionActed =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: string; readonly since?: { readonly who: string } }

interface Who {
  readonly person: Pick<Person, 'id' | 'name'>
  readonly at: Date
  /** By the clock of the shop. */
  readonly today: string
}

export interface SeenPromotion {
  readonly code: string
  readonly revision: string
}

const record = (unit: Db, { person, at }: Who, act: Omit<Act, 'subject'>): Promise<void> =>
  recordAct(unit, person, { ...act, subject: 'promotion' }, at)

/** A code that there is not yet. */
export const makePromotion = (db: Db, draft: PromotionDraft, who: Who): Promise<PromotionActed> =>
  db.transaction(async (unit: Db): Promise<PromotionActed> => {
    const read = readPromotion(draft)
    if (!read.ok) return read
    const { code } = read
    if (code.endsOn < who.today) return { ok: false, problem: 'Its last day has passed.' }
    const [made] = await unit.insert(promotionCodes).values(code).onConflictDoNothing().returning()
    if (made === undefined)
      return { ok: false, problem: `There is a code ${code.code} already, or there was one. Take another word.` }
    await record(unit, who, { act: 'make', of: code.code, after: { ...made } })
    return { ok: true, code: code.code }
  })

interface Locked {
  readonly row: typeof promotionCodes.$inferSelect
  readonly revision: string
}

/** Whoever is about to pay with it waits until the transaction is over: an order that uses it refers to it. */
const lockPromotion = async (unit: Db, code: string): Promise<Locked | undefined> => {
  const [found] = await unit
    .select({ row: promotionCodes, revision: revisionOf(promotionCodes) })
    .from(promotionCodes)
    .where(eq(promotionCodes.code, code))
    .for('update')
  return found
}

const lastAct = async (unit: Db, code: string): Promise<{ who: string } | undefined> => {
  const [act] = await unit
    .select({ who: staffActs.name })
    .from(staffActs)
    .where(and(eq(staffActs.subject, 'promotion'), eq(staffActs.of, code)))
    .orderBy(desc(staffActs.id))
    .limit(1)
  return act
}

const onSeen = (
  db: Db,
  seen: SeenPromotion,
  work: (unit: Db, row: Locked['row']) => Promise<PromotionActed>,
): Promise<PromotionActed> =>
  db.transaction(async (unit: Db): Promise<PromotionActed> => {
    const locked = await lockPromotion(unit, seen.code)
    if (locked === undefined) return { ok: false, problem: 'There is no such code.' }
    if (locked.revision === seen.revision) return work(unit, locked.row)
    const since = await lastAct(unit, seen.code)
    const problem = 'Somebody has changed it meanwhile. Look at it as it is now, then go on.'
    return { ok: false, problem, ...(since && { since }) }
  })

/** While nobody has used it: what somebody was promised stays. The word itself stays, too. */
export const changePromotion = (
  db: Db,
  seen: SeenPromotion,
  draft: PromotionDraft,
  who: Who,
): Promise<PromotionActed> =>
  onSeen(db, seen, async (unit, before) => {
    const read = readPromotion({ ...draft, code: seen.code })
    if (!read.ok) return read
    const uses = (await findPromotion(unit, seen.code))?.uses ?? 0
    if (uses > 0) return { ok: false, problem: 'Somebody has used it. End it, and make another in its place.' }
    const { code, ...kept } = read.code
    const [after] = await unit.update(promotionCodes).set(kept).where(eq(promotionCodes.code, code)).returning()
    await record(unit, who, { act: 'change', of: code, before: { ...before }, after: { ...after } })
    return { ok: true, code }
  })

/** From now on nobody can use it. One that has not begun, and that nobody has used, is gone; others stay to be looked up. */
export const endPromotion = (db: Db, seen: SeenPromotion, who: Who): Promise<PromotionActed> =>
  onSeen(db, seen, async (unit, before) => {
    const { code, startsOn, endsOn } = before
    if (endsOn < who.today) return { ok: false, problem: 'It is over already.' }
    const uses = (await findPromotion(unit, code))?.uses ?? 0
    if (startsOn > who.today && uses === 0) {
      await unit.delete(promotionCodes).where(eq(promotionCodes.code, code))
      await record(unit, who, { act: 'remove', of: code, before: { ...before } })
      return { ok: true, code }
    }
    const lastDay = addDays(who.today, -1)
    const after = { endsOn: lastDay, startsOn: startsOn > lastDay ? lastDay : startsOn }
    await unit.update(promotionCodes).set(after).where(eq(promotionCodes.code, code))
    await record(unit, who, { act: 'end', of: code, before: { startsOn, endsOn }, after })
    return { ok: true, code }
  })
