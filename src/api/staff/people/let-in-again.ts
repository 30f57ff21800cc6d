import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { recordAct } from '../record-act.ts'
import type { PersonActed } from './give-role.ts'
import { clearLockouts, lockoutsOf } from './lockouts.ts'
import { lockPerson } from './person-file.ts'

/** Somebody who has tried too often may try again at once. Who it is has to be found out before, on the phone. */
export const letInAgain = (db: Db, actor: Pick<Person, 'id' | 'name'>, id: string, now: Date): Promise<PersonActed> =>
  db.transaction(async (unit: Db): Promise<PersonActed> => {
    const person = await lockPerson(unit, id)
    if (person === undefined) return { ok: false, problem: 'There is nobody like that any more.' }
    const kinds = (await lockoutsOf(unit, person, now)).map(({ kind }) => kind)
    if (kinds.length === 0) return { ok: true, person }
    await clearLockouts(unit, person, kinds)
    const before = { tooMany: kinds.join(', ') }
    await recordAct(unit, actor, { act: 'let-in', subject: 'person', of: id, before }, now)
    return { ok: true, person }
  })
