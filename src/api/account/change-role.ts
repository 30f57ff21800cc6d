import { asc, eq, ne } from 'drizzle-orm'
import type { Role } from '../../domain/account/role.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import { dealers } from '../db/schema/dealers.ts'
import { people } from '../db/schema/people.ts'
import { roleChanges } from '../db/schema/role-changes.ts'
import type { Person } from './viewer.ts'

/** `edition`: where a name that two countries share could be either. */
export type NewRole =
  | { role: Exclude<Role, 'dealer'> }
  | { role: 'dealer'; dealer: string; edition?: EditionCode | undefined }

export type RoleChanged = { ok: true; person: Person; from: Role } | { ok: false; problem: string }

/** Whoever is more than a customer. */
export const peopleWithRoles = (db: Db): Promise<Person[]> =>
  db.select().from(people).where(ne(people.role, 'customer')).orderBy(asc(people.role), asc(people.email))

const findDealer = async (unit: Db, slug: string, edition: EditionCode | undefined, own: EditionCode) => {
  const found = await unit.select().from(dealers).where(eq(dealers.slug, slug))
  const current = found.filter(({ active }) => active)
  if (edition !== undefined) return current.find((each) => each.edition === edition)
  // A name that two countries share: that of their own.
  return current.find((each) => each.edition === own) ?? current[0]
}

interface GivenRole {
  readonly role: Role
  /** The one that a dealer is. */
  readonly dealer?: { readonly edition: EditionCode; readonly slug: string } | undefined
  /** By whom, as it stands on record. */
  readonly who: string
}

/** Gives a role to somebody whose row is held, and notes who did it. */
export const giveRole = async (
  unit: Db,
  person: Person,
  { role, dealer, who }: GivenRole,
  now: Date,
): Promise<Person> => {
  const set = { role, dealer: dealer?.slug ?? null, dealerEdition: dealer?.edition ?? null }
  const [changed] = await unit.update(people).set(set).where(eq(people.id, person.id)).returning()
  if (changed === undefined) throw new Error('A person who is held has gone')
  await unit.insert(roleChanges).values({ person: person.id, from: person.role, to: role, who, at: now })
  return changed
}

/** Makes somebody who has signed in staff, a dealer or a customer, and notes who did it. */
export const changeRole = (db: Db, email: string, wanted: NewRole, who: string, now: Date): Promise<RoleChanged> =>
  db.transaction(async (unit): Promise<RoleChanged> => {
    const address = email.trim().toLowerCase()
    const [person, another] = await unit.select().from(people).where(eq(people.email, address)).for('update')
    if (address === '' || person === undefined)
      return {
        ok: false,
        problem: `Nobody has signed in as ${address || 'nobody'}. Sign up and sign in once, then try again.`,
      }
    if (another !== undefined)
      return {
        ok: false,
        problem: `Two accounts of two issuers have the address ${address}. Change one of them first.`,
      }
    const { role } = wanted
    const dealer =
      wanted.role === 'dealer' ? await findDealer(unit, wanted.dealer, wanted.edition, person.edition) : undefined
    if (wanted.role === 'dealer' && dealer === undefined)
      return {
        ok: false,
        problem: `There is no dealer ${wanted.dealer}. The name is that of its content, such as bayside-pool-workshop.`,
      }
    const changed = await giveRole(unit, person, { role, dealer, who }, now)
    return { ok: true, person: changed, from: person.role }
  })
