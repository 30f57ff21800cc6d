import { randomUUID } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import { addSubmission } from '../../src/api/account/account-site.fake.ts'
import { removePeople } from '../../src/api/account/remove-person.ts'
import type { Db } from '../../src/api/db/database.ts'
import { openDatabase } from '../../src/api/db/open-database.ts'
import { identityAccounts } from '../../src/api/db/schema/identity-accounts.ts'
import { letters } from '../../src/api/db/schema/letters.ts'
import { people } from '../../src/api/db/schema/people.ts'
import { personPools } from '../../src/api/db/schema/person-pools.ts'
import { rateLimitCounts } from '../../src/api/db/schema/rate-limit-counts.ts'
import { submissions } from '../../src/api/db/schema/submissions.ts'
import { removeOwnIdentity } from '../../src/identity/accounts/own-issuer.ts'
import { isBack, openVisitors } from '../../src/identity/interaction/visitor.fake.ts'
import { openSecurityVisitors } from '../../src/identity/security/security-visitor.fake.ts'

/**
 * People who sign up, change their address and leave, one after the other until somebody ends the process: what bench/identity-crashes.ts
 * kills. All that the server does but for its sockets. Whoever leaves is called "leaves-…", whoever changes "moves-…".
 */
const [directory = '', url = '', guard = ''] = process.argv.slice(2)
const now = () => new Date()
const eightDays = 8 * 86_400_000

/** As if nobody had thought of transactions. */
const withoutTransactions = (db: Db): Db =>
  new Proxy(db, {
    get(target, name, itself) {
      if (name === 'transaction') return (work: (unit: Db) => unknown) => work(itself)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

const opened = await openDatabase({ directory, cacheDirectory: '.cache', ...(url !== '' && { url }) }, () => undefined)
if (!opened.ok) throw new Error(opened.message)
const own = opened.database.db
const db = guard === 'unguarded' ? withoutTransactions(own) : own
const visitors = openVisitors(() => db, { now })
const security = openSecurityVisitors(() => db, { now })

let round = 0

/** Says that something is about to happen of which half must never stay. What is loaded with the first is not it. */
const about = (): void => {
  if (round > 0) process.stdout.write('about to\n')
}

const codeFor = async (email: string): Promise<string> => {
  const [letter] = await own
    .select()
    .from(letters)
    .where(sql`${letters.message}->'to'->>'address' = ${email}`)
    .orderBy(desc(letters.queuedAt))
    .limit(1)
  return (
    /^ {4}(\d{3}) (\d{3})$/m
      .exec(letter?.message.text ?? '')
      ?.slice(1)
      .join('') ?? ''
  )
}

const signUp = async (email: string): Promise<string> => {
  const visitor = await visitors.openVisitor({ screen: 'sign-up' })
  await visitor.post('sign-up', { name: 'Kerry Walsh', email })
  const code = await codeFor(email)
  about()
  if (!isBack(await visitor.post('code', { code }))) throw new Error('Nobody has signed up')
  const [account] = await own.select().from(identityAccounts).where(sql`email = ${email}`)
  return account?.id ?? ''
}

const move = async (account: string, email: string): Promise<void> => {
  const visitor = await security.openVisitor(account)
  await visitor.post('email', { email })
  const code = await codeFor(email)
  about()
  const { status } = await visitor.post('email-code', { code })
  if (status !== 200) throw new Error('The address was not changed')
}

const leave = async (account: string, email: string): Promise<void> => {
  const deletionAskedAt = new Date(Date.now() - eightDays)
  await own.transaction(async (unit) => {
    const details = { email, name: 'Kerry Walsh', edition: 'en-au' as const, deletionAskedAt }
    const [person] = await unit
      .insert(people)
      .values({ issuer: 'own', subject: account, ...details })
      .returning()
    const id = person?.id ?? ''
    await unit.insert(personPools).values({ person: id, pool: { shape: 'round', litres: 30_000 } })
    const { id: submission } = await addSubmission(unit, email, 'contact')
    await unit.update(submissions).set({ person: id }).where(sql`id = ${submission}`)
  })
  about()
  await removePeople(db, (unit, person) => removeOwnIdentity(db, now)(unit, person), now())
}

await own.delete(rateLimitCounts)
for (;;) {
  const [mover, leaver] = [randomUUID(), randomUUID()]
  await move(await signUp(`moves-${mover}@before.example`), `moves-${mover}@after.example`)
  await leave(await signUp(`leaves-${leaver}@before.example`), `leaves-${leaver}@before.example`)
  round += 1
}
