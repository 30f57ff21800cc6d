import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { deletionDay } from '../../../domain/account/deletion.ts'
import type { IssuerPeople, SecurityFacts, SignedInPlace } from '../../account/issuer-people.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { orders } from '../../db/schema/orders.ts'
import { people } from '../../db/schema/people.ts'
import { roleChanges } from '../../db/schema/role-changes.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { type Lockout, lockoutsOf } from './lockouts.ts'

/** All that staff see of somebody. */
export interface PersonFile {
  readonly person: Person
  readonly revision: string
  /** The one that they are. */
  readonly dealer: { readonly edition: string; readonly slug: string; readonly name: string } | undefined
  /** How the role came, newest first. */
  readonly changes: readonly (typeof roleChanges.$inferSelect)[]
  readonly orders: number
  readonly cases: number
  /** As 2026-11-26, where they have asked for it. */
  readonly deletionOn: string | undefined
  /** Nothing of these where another issuer says who people are: it knows, and we do not. */
  readonly ways: SecurityFacts | undefined
  readonly places: readonly SignedInPlace[]
  readonly lockouts: readonly Lockout[]
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Their row is another whenever they come by: what counts is what they may do, and by which address they are known. */
export const revisionOfPerson = ({ email, role, dealerEdition, dealer }: Person): string =>
  [role, dealerEdition ?? '', dealer ?? '', email].join(' ')

/** Nobody else changes them until the transaction is over. */
export const lockPerson = async (unit: Db, id: string): Promise<Person | undefined> => {
  if (!uuid.test(id)) return undefined
  const [person] = await unit.select().from(people).where(eq(people.id, id)).for('update')
  return person
}

const dealerOf = async (db: Db, { dealer, dealerEdition }: Person): Promise<PersonFile['dealer']> => {
  if (dealer === null || dealerEdition === null) return undefined
  const [found] = await db
    .select({ edition: dealers.edition, slug: dealers.slug, name: dealers.name })
    .from(dealers)
    .where(and(eq(dealers.edition, dealerEdition), eq(dealers.slug, dealer)))
  return found
}

/** Undefined where there is nobody like that, or not any more. */
export const personFile = async (
  db: Db,
  issuer: IssuerPeople | undefined,
  id: string,
  now: Date,
): Promise<PersonFile | undefined> => {
  if (!uuid.test(id)) return undefined
  const [person] = await db.select().from(people).where(eq(people.id, id))
  if (person === undefined) return undefined
  // Of somebody whom another issuer has sent ours knows nothing.
  const own = issuer?.issuer === person.issuer ? issuer.own : undefined
  return {
    person,
    revision: revisionOfPerson(person),
    dealer: await dealerOf(db, person),
    changes: await db.select().from(roleChanges).where(eq(roleChanges.person, id)).orderBy(desc(roleChanges.id)),
    orders: await db.$count(orders, and(eq(orders.person, id), isNotNull(orders.paidAt))),
    cases: await db.$count(submissions, eq(submissions.person, id)),
    deletionOn: person.deletionAskedAt === null ? undefined : deletionDay(person.deletionAskedAt, person.edition),
    ways: await own?.security(person.subject),
    places: (await own?.places(person.subject)) ?? [],
    lockouts: own === undefined ? [] : await lockoutsOf(db, person, now),
  }
}
