import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { caseMessages } from '../db/schema/case-messages.ts'
import { people } from '../db/schema/people.ts'
import { personAddresses } from '../db/schema/person-addresses.ts'
import { personPools } from '../db/schema/person-pools.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { submissions } from '../db/schema/submissions.ts'
import { fakeDealer } from '../dealers/dealers.fake.ts'
import { refreshDealers } from '../dealers/refresh-dealers.ts'
import { accountSite, addFile, addOrder, addSubmission } from './account-site.fake.ts'
import { allOperations } from './permission-probes.fake.ts'
import { permissions } from './permissions.ts'

/** In all that a stranger may never see. */
const marker = 'Kwyjibo'

/** What belongs to somebody, by what it is called. */
interface Things {
  readonly mark: string
  readonly number: string
  readonly robot: string
  readonly reference: string
  readonly address: string
  readonly file: string
}

const addThings = async (db: Db, person: string, email: string, mark: string): Promise<Things> => {
  const order = await addOrder(db, email, { person, name: mark, notes: mark })
  const repair = await addSubmission(db, email, 'repair')
  const robot = await addSubmission(db, email, 'registration')
  await db
    .update(submissions)
    .set({ person })
    .where(inArray(submissions.id, [repair.id, robot.id]))
  const words = { person, from: 'customer', name: mark, words: mark, key: 'k' } as const
  await db.insert(caseMessages).values({ submission: repair.id, ...words })
  const file = await addFile(db, robot.id, `file of ${mark}`)
  const street = { street: `12 ${mark} Street`, suburb: 'Kirrawee', state: 'NSW', postcode: '2232' }
  const [address] = await db
    .insert(personAddresses)
    .values({ person, edition: 'en-au', name: mark, phone: '0491570006', ...street })
    .returning()
  await db.insert(personPools).values({ person, pool: { shape: 'round', litres: 9000, tree: mark } })
  const { number } = order
  return { mark, number, robot: robot.id, reference: repair.reference, address: address?.id ?? '', file: file.id }
}

/** What there is of somebody, to see that nobody has changed it. */
const stateOf = async (db: Db, person: string): Promise<string> =>
  JSON.stringify([
    await db.select().from(people).where(eq(people.id, person)),
    await db.select().from(personAddresses).where(eq(personAddresses.person, person)),
    await db.select().from(personPools).where(eq(personPools.person, person)),
    await db.select().from(caseMessages).where(eq(caseMessages.person, person)),
  ])

export interface Probed {
  readonly probes: number
  readonly leaks: readonly string[]
  /** Asked by their owner the same questions are answered. */
  readonly answered: number
}

/**
 * Asks every operation in every role for things of somebody else, and looks whether an answer says, or a row has, what it should
 * not. `random`: from 0 to 1.
 */
export const probePermissions = async (db: Db, probes: number, random: () => number): Promise<Probed> => {
  const clock = { now: new Date('2026-11-19T02:00:00Z') }
  const { ask, signIn } = accountSite(db, clock)
  await refreshDealers(db, 'en-au', [fakeDealer()])
  const roles = ['visitor', 'customer', 'dealer', 'staff'] as const
  const signInAs = async (name: string, role: (typeof roles)[number]) => {
    const token = signIn(name, { name: `${marker} ${name}` })
    await ask('{ me { name } }', {}, token)
    const dealer = role === 'dealer' ? { dealer: fakeDealer().slug, dealerEdition: 'en-au' as const } : {}
    const set = { role: role === 'visitor' ? ('customer' as const) : role, ...dealer }
    const [person] = await db
      .update(people)
      .set(set)
      .where(eq(people.email, `${name}@example.com`))
      .returning()
    return { token, id: person?.id ?? '' }
  }
  const victim = await signInAs('victim', 'customer')
  const things = await addThings(db, victim.id, 'victim@example.com', `${marker} victim`)
  const askers = await Promise.all(roles.slice(1).map(async (role) => [role, await signInAs(role, role)] as const))
  const own = new Map<string, Things>()
  for (const [role, { id }] of askers)
    own.set(role, await addThings(db, id, `${role}@example.com`, `${marker} ${role}`))
  const operations = allOperations()
  const before = await stateOf(db, victim.id)
  const names = Object.values(things).slice(1)
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)]
  /** By its right name, by the name of something else of theirs, or by nobody's. */
  const named = (argument: string, of: Things): string | undefined => {
    const right = { number: of.number, reference: of.reference, id: pick([of.robot, of.address]), file: of.file }
    const name = Object.entries(right).find(([each]) => each === argument)?.[1]
    if (name === undefined) return undefined
    return random() < 0.7 ? name : pick([...names, '', '00000000-0000-4000-8000-000000000000', `${name}'`])
  }
  const leaks: string[] = []
  let answered = 0
  for (let count = 0; count < probes; count += 1) {
    const operation = operations[count % operations.length]
    const role = roles[Math.floor(count / operations.length) % roles.length] ?? 'visitor'
    if (operation === undefined) break
    const asker = askers.find(([each]) => each === role)?.[1]
    const variables = operation.variables((argument) => named(argument, things))
    const { text } = await ask(operation.query, variables, asker?.token)
    const probe = `${role} ${operation.name} ${JSON.stringify(variables)}`
    const isForAll = permissions[operation.name]?.reach[role] === 'all'
    if (!isForAll && (text.includes(things.mark) || text.includes('victim@example.com')))
      leaks.push(`${probe}: ${text}`)
    if (count % 50 === 49) {
      // Else limits would answer, and not permissions.
      await db.delete(rateLimitCounts)
      if ((await stateOf(db, victim.id)) !== before) leaks.push(`${probe}: something was changed`)
    }
    const mine = own.get(role)
    if (mine && ['Query.myOrder', 'Query.myCase', 'Query.myRobot', 'Query.me'].includes(operation.name)) {
      const right = operation.variables((argument) =>
        argument === 'id'
          ? mine.robot
          : argument === 'number'
            ? mine.number
            : argument === 'reference'
              ? mine.reference
              : undefined,
      )
      const { data } = await ask(operation.query, right, asker?.token)
      if (Object.values(data ?? {}).some((value) => value !== null)) answered += 1
    }
  }
  if ((await stateOf(db, victim.id)) !== before) leaks.push('at the end something was changed')
  return { probes, leaks, answered }
}
