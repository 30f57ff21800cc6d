import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { caseMessages } from '../db/schema/case-messages.ts'
import { dealerTerms } from '../db/schema/dealer-terms.ts'
import { dealers } from '../db/schema/dealers.ts'
import { demoAsks } from '../db/schema/demo-requests.ts'
import { listingChanges } from '../db/schema/listing-changes.ts'
import { people } from '../db/schema/people.ts'
import { personAddresses } from '../db/schema/person-addresses.ts'
import { personPools } from '../db/schema/person-pools.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { submissions } from '../db/schema/submissions.ts'
import { uploads } from '../db/schema/uploads.ts'
import { warrantyRequests } from '../db/schema/warranty-requests.ts'
import { addDemo, addRegistration } from '../dealer-area/dealer-site.fake.ts'
import { fakeDealer } from '../dealers/dealers.fake.ts'
import { refreshDealers } from '../dealers/refresh-dealers.ts'
import { newFileKey } from '../files/file-key.ts'
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

/** What belongs to a dealer, by what it is called. */
interface DealerThings {
  readonly change: string
  readonly ask: string
  readonly after: string
  readonly photos: string
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

/** Demos, registrations, requests and changes of a dealer, a mark in each. */
const addDealerThings = async (db: Db, dealer: string, mark: string): Promise<DealerThings> => {
  const { ask } = await addDemo(db, { dealer, name: mark })
  await addDemo(db, { dealer, name: mark, state: 'accepted', answer: 'accepted', day: '2026-11-26' })
  const registration = await addRegistration(db, { dealer, name: mark, suburb: mark })
  const own = { edition: 'en-au', dealer } as const
  await db.insert(dealerTerms).values({ ...own, line: '', off: 333 })
  const machine = { product: mark, serialNumber: mark, fault: mark, parts: mark }
  const [request] = await db
    .insert(warrantyRequests)
    .values({ ...own, ...machine, number: `W ${mark}`, name: mark, key: mark })
    .returning()
  const photo = { purpose: 'photos', mediaType: 'image/jpeg', bytes: 7, name: `${mark}.jpg` } as const
  const [photos] = await db
    .insert(uploads)
    .values({ ...photo, key: newFileKey(), warrantyRequest: request?.id ?? null })
    .returning()
  const asked = { name: mark, before: { name: dealer }, after: { name: mark } }
  const [change] = await db
    .insert(listingChanges)
    .values({ ...own, ...asked })
    .returning()
  return { change: change?.id ?? '', ask, after: registration.id, photos: photos?.id ?? '' }
}

/** What there is of a dealer, to see that nobody else has changed it. */
const dealerStateOf = async (db: Db, dealer: string): Promise<string> =>
  JSON.stringify([
    await db
      .select()
      .from(dealers)
      .where(and(eq(dealers.edition, 'en-au'), eq(dealers.slug, dealer))),
    await db.select().from(listingChanges).where(eq(listingChanges.dealer, dealer)),
    await db.select().from(warrantyRequests).where(eq(warrantyRequests.dealer, dealer)),
    await db
      .select({ upload: uploads })
      .from(uploads)
      .innerJoin(warrantyRequests, eq(warrantyRequests.id, uploads.warrantyRequest))
      .where(eq(warrantyRequests.dealer, dealer)),
    await db.select().from(demoAsks).where(eq(demoAsks.dealer, dealer)),
  ])

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
  const other = fakeDealer({ slug: 'somebody-elses-pools', location: { lat: -34, lon: 151 } })
  await refreshDealers(db, 'en-au', [fakeDealer(), other])
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
  const theirs = await addDealerThings(db, other.slug, `${marker} elsewhere`)
  await addDealerThings(db, fakeDealer().slug, 'Ours')
  const operations = allOperations()
  const stateNow = async () => (await stateOf(db, victim.id)) + (await dealerStateOf(db, other.slug))
  const before = await stateNow()
  const marks = [things.mark, `${marker} elsewhere`, 'victim@example.com']
  const names = [...Object.values(things).slice(1), ...Object.values(theirs)]
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)]
  /** By its right name, by the name of something else of theirs, or by nobody's. */
  const named = (argument: string, of: Things): string | undefined => {
    const search = `${marker} elsewhere`
    const own = { number: of.number, reference: of.reference, id: pick([of.robot, of.address]), file: of.file }
    const right = { ...own, ...theirs, search }
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
    if (!isForAll && marks.some((mark) => text.includes(mark))) leaks.push(`${probe}: ${text}`)
    if (count % 50 === 49) {
      // Else limits would answer, and not permissions.
      await db.delete(rateLimitCounts)
      if ((await stateNow()) !== before) leaks.push(`${probe}: something was changed`)
    }
    const mine = own.get(role)
    const isAnswered = role === 'dealer' && permissions[operation.name]?.reach.dealer === 'ours'
    if (isAnswered && operation.name.startsWith('Query.') && text.includes('"data":{')) answered += 1
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
  if ((await stateNow()) !== before) leaks.push('at the end something was changed')
  return { probes, leaks, answered }
}
