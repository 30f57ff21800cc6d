import { desc, eq } from 'drizzle-orm'
import type { Role } from '../../../domain/account/role.ts'
import { changeRole } from '../../account/change-role.ts'
import { lockRoles } from '../../account/roles-lock.ts'
import { mustHaveProvedLately, type Person, type Viewer } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { people } from '../../db/schema/people.ts'
import { roleChanges } from '../../db/schema/role-changes.ts'
import { recordAct } from '../record-act.ts'
import { lockPerson, revisionOfPerson } from './person-file.ts'

/** What came of something that was done to somebody. */
export type PersonActed =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly problem: string; readonly changedBy?: string }

export interface RoleGiven {
  readonly id: string
  /** As they were on screen. */
  readonly revision: string
  readonly role: Role
  /** Which dealer, by its slug. */
  readonly dealer?: string | undefined
}

const refuse = (problem: string): PersonActed => ({ ok: false, problem })

const lastChangeBy = async (unit: Db, id: string): Promise<string | undefined> => {
  const [change] = await unit
    .select({ who: roleChanges.who })
    .from(roleChanges)
    .where(eq(roleChanges.person, id))
    .orderBy(desc(roleChanges.id))
    .limit(1)
  return change?.who
}

const shown = ({ role, dealer }: Person) => ({ role, ...(dealer !== null && { dealer }) })

/**
 * Makes somebody staff, a dealer or a customer. Whoever does it is on the staff until the transaction is over and never takes their
 * own role, so that somebody is always left: of two who take each other's, one comes too late.
 */
export const giveRole = async (
  db: Db,
  viewer: Viewer,
  { id, revision, role, dealer = '' }: RoleGiven,
  now: Date,
): Promise<PersonActed> => {
  mustHaveProvedLately(viewer, now)
  const actor = viewer.person
  return db.transaction(async (unit: Db): Promise<PersonActed> => {
    await lockRoles(unit)
    const [own] = await unit.select({ role: people.role }).from(people).where(eq(people.id, actor.id))
    if (own?.role !== 'staff') return refuse('You aren’t on the staff any more.')
    const person = await lockPerson(unit, id)
    if (person === undefined) return refuse('There is nobody like that any more.')
    if (revisionOfPerson(person) !== revision) {
      const changedBy = await lastChangeBy(unit, id)
      const problem = 'Look at it as it is now, then go on.'
      return { ok: false, problem, ...(changedBy !== undefined && { changedBy }) }
    }
    if (person.id === actor.id) return refuse('Nobody changes their own role. Ask somebody else on the staff.')
    if (person.email === '') return refuse('Nobody has proved an address for this account, so it stays a customer’s.')
    if (role === 'dealer' && dealer === '') return refuse('Choose which dealer they are.')
    if (person.role === role && (role !== 'dealer' || person.dealer === dealer)) return { ok: true, person }
    const wanted = role === 'dealer' ? { role, dealer } : { role }
    const changed = await changeRole(unit, person.email, wanted, actor.name || actor.email, now)
    if (!changed.ok) return changed
    const [before, after] = [shown(person), shown(changed.person)]
    await recordAct(unit, actor, { act: 'role', subject: 'person', of: id, before, after }, now)
    return { ok: true, person: changed.person }
  })
}
