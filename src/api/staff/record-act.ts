import type { StaffSubject } from '../../domain/staff/staff-subject.ts'
import type { Person } from '../account/viewer.ts'
import type { Db } from '../db/database.ts'
import { staffActs, type Undo } from '../db/schema/staff-acts.ts'

export interface Act {
  /** In one word: `pack`, `refund`, `note`. */
  readonly act: string
  readonly subject: StaffSubject
  /** The number or reference of what it is done to. */
  readonly of: string
  readonly before?: Record<string, unknown>
  readonly after?: Record<string, unknown>
  /** For what can be taken back. */
  readonly undo?: Undo
}

/** In the transaction of what is done: nothing is done by staff that is not on record. */
export const recordAct = async (
  unit: Db,
  { id, name }: Pick<Person, 'id' | 'name'>,
  { before = {}, after = {}, ...act }: Act,
  at: Date,
): Promise<void> => {
  await unit.insert(staffActs).values({ ...act, person: id, name, before, after, at })
}

/** The same for many things at once. */
export const recordActs = async (
  unit: Db,
  { id, name }: Pick<Person, 'id' | 'name'>,
  acts: readonly Act[],
  at: Date,
): Promise<void> => {
  if (acts.length === 0) return
  await unit
    .insert(staffActs)
    .values(acts.map(({ before = {}, after = {}, ...act }) => ({ ...act, person: id, name, before, after, at })))
}
