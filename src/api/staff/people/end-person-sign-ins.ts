import type { IssuerPeople } from '../../account/issuer-people.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { recordAct } from '../record-act.ts'
import type { PersonActed } from './give-role.ts'
import { lockPerson } from './person-file.ts'

interface Services {
  readonly db: Db
  readonly issuer: IssuerPeople | undefined
}

/** Signs somebody out at one place, or everywhere: whoever lost a laptop rings us. What is over already stays so. */
export const endPersonSignIns = (
  { db, issuer }: Services,
  actor: Pick<Person, 'id' | 'name'>,
  { id, place }: { readonly id: string; readonly place?: string | undefined },
  now: Date,
): Promise<PersonActed> =>
  db.transaction(async (unit: Db): Promise<PersonActed> => {
    const person = await lockPerson(unit, id)
    if (person === undefined) return { ok: false, problem: 'There is nobody like that any more.' }
    if (issuer?.own === undefined || issuer.issuer !== person.issuer)
      return { ok: false, problem: 'They sign in somewhere else, and are signed out there.' }
    const ended = await issuer.own.endPlaces(unit, person.subject, place)
    if (ended.length === 0) return { ok: true, person }
    const signedIn = ended.map(({ device }) => device).join(', ')
    const act = { act: 'end-sign-ins', subject: 'person', of: id, before: { signedIn } } as const
    await recordAct(unit, actor, act, now)
    return { ok: true, person }
  })
