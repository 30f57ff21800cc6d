import { eq } from 'drizzle-orm'
import { dealerName } from '../../../domain/staff/dealer-views.ts'
import { changeRole } from '../../account/change-role.ts'
import { mustHaveProvedLately, type Person, type Viewer } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { people } from '../../db/schema/people.ts'
import { recordAct } from '../record-act.ts'
import type { DealerKey } from './set-terms.ts'
import { refused, type Settled } from './settled.ts'

export interface DealerPerson {
  readonly email: string
  /** False: they were a dealer, and are a customer from now on. */
  readonly isDealer: boolean
}

const problemOf = (found: Person, { edition, slug }: DealerKey, isDealer: boolean): string | undefined => {
  const { role, dealer, dealerEdition, name } = found
  const isHere = role === 'dealer' && dealer === slug && dealerEdition === edition
  if (isHere === isDealer) return isDealer ? `${name} is with this dealer already.` : `${name} isn’t with this dealer.`
  if (role === 'staff') return `${name} is on the staff, and can’t be a dealer as well.`
  if (isDealer && role === 'dealer') return `${name} is with ${dealer}. Take that away first.`
  return undefined
}

/** Makes somebody who has an account one of a dealer's people, by whoever has just shown who they are, or takes that away. */
export const setPerson = async (
  db: Db,
  viewer: Viewer,
  dealer: DealerKey,
  { email, isDealer }: DealerPerson,
  at: Date,
): Promise<Settled> => {
  if (isDealer) mustHaveProvedLately(viewer, at)
  return db.transaction(async (unit: Db): Promise<Settled> => {
    const address = email.trim().toLowerCase()
    const found = await unit.select().from(people).where(eq(people.email, address)).for('update')
    const problem = found.map((each) => problemOf(each, dealer, isDealer)).find((each) => each !== undefined)
    if (address !== '' && problem !== undefined) return refused(problem)
    const { edition, slug } = dealer
    const wanted = isDealer ? ({ role: 'dealer', dealer: slug, edition } as const) : ({ role: 'customer' } as const)
    const changed = await changeRole(unit, address, wanted, viewer.person.name, at)
    if (!changed.ok) return changed
    const who = { person: changed.person.id, name: changed.person.name }
    await recordAct(
      unit,
      viewer.person,
      {
        act: isDealer ? 'add-person' : 'remove-person',
        ...{ subject: 'dealer', of: dealerName(edition, slug) },
        ...(isDealer ? { after: who } : { before: who }),
      },
      at,
    )
    return { ok: true }
  })
}
