import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { importJWK, SignJWT } from 'jose'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { addSubmission } from '../api/account/account-site.fake.ts'
import { identityAccounts } from '../api/db/schema/identity-accounts.ts'
import { identitySignIns } from '../api/db/schema/identity-sign-ins.ts'
import { letters } from '../api/db/schema/letters.ts'
import { people } from '../api/db/schema/people.ts'
import { failEachQueryOnce } from '../api/db/test-databases/failing-queries.fake.ts'
import { createTestDatabase } from '../api/db/test-databases/on-each-engine.fake.ts'
import { signingKeys } from '../identity/keys/signing-keys.ts'
import { accountOperations } from '../site/features/account/operations/account-operations.ts'
import { myData } from './my-data.ts'
import { serviceReminders } from './service-reminders.ts'
import { formsOfAustralia, openDataOf } from './wiring/site-services.fake.ts'

/** In everything that somebody types or is called. */
const marker = 'Kwyjibo'
const email = `${marker.toLowerCase()}@pond.example`

let heard = ''
const listener = new Writable({
  write: (chunk, _encoding, done) => {
    heard += chunk
    done()
  },
})

let data: Awaited<ReturnType<typeof openDataOf>>
let token = ''
let reference = ''
let sid = ''
beforeAll(async () => {
  const variables = { DATABASE_URL: await createTestDatabase(inject('postgresUrl')), JOBS: 'off', OPERATIONS: 'any' }
  data = await openDataOf(formsOfAustralia, variables, pino({ level: 'trace' }, listener))
  const { db } = data.siteServices.database
  const [account] = await db.insert(identityAccounts).values({ email, name: marker, edition: 'en-au' }).returning()
  const sub = account?.id ?? ''
  sid = randomUUID()
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.insert(identitySignIns).values({ uid: sid, account: sub, device: marker, way: 'passkey', expiresAt })
  reference = (await addSubmission(db, email)).reference
  const [key] = await signingKeys(db, new Date())
  if (key === undefined) throw new Error('There is no key')
  const { publicUrl } = data.siteServices
  token = await new SignJWT({ sid })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', ...(key.kid !== undefined && { kid: key.kid }) })
    .setIssuer(`${publicUrl}/identity`)
    .setAudience(`${publicUrl}/.netlify/functions/graphql`)
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime('10 min')
    .sign(await importJWK({ ...key }, 'ES256'))
})
afterAll(() => data.close())

const street = { name: marker, phone: '0491 570 006', street: `12 ${marker} Street`, suburb: 'Kirrawee', state: 'NSW' }

const variablesOf = (): Record<string, Record<string, unknown>> => ({
  MyOrder: { number: 'AU-10482-6' },
  MyRobot: { id: randomUUID() },
  MyCase: { reference },
  MyLastChoices: { edition: 'EN_AU' },
  WriteToCase: { reference, words: `${marker} says hello`, key: randomUUID() },
  SavePool: { pool: { shape: 'ROUND', length: 6, shallow: 1.2, deep: 1.2, tree: marker, place: marker } },
  SaveDetails: { name: marker, phone: '0491 570 006' },
  SetNewsletter: { on: true },
  SetServiceReminders: { on: true },
  SaveAddress: { address: { ...street, postcode: '2232' } },
  RemoveAddress: { id: randomUUID() },
  SetDefaultAddress: { id: randomUUID() },
  RemoveMyCard: { card: 'pm_of_nobody' },
})

const post = (address: string, body: unknown) =>
  new Request(`https://pools.example${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

const round = async (): Promise<number[]> => {
  const variables = variablesOf()
  const statuses: number[] = []
  for (const { operationName, query } of accountOperations) {
    const asked = { operationName, query, variables: variables[operationName] ?? {} }
    const answer = await data.siteServices.graphql(post('/.netlify/functions/graphql', asked), {
      address: '203.0.113.7',
    })
    statuses.push(answer.status)
  }
  const archive = await myData(post('/.netlify/functions/my-data', {}), { address: '' }, data.siteServices).catch(
    () => undefined,
  )
  if (archive?.status === 200) await archive.arrayBuffer().catch(() => undefined)
  await serviceReminders(
    new Request(`https://pools.example/.netlify/functions/service-reminders?person=${marker}&proof=${marker}`),
    { address: '203.0.113.7' },
    data.siteServices,
  ).catch(() => undefined)
  return statuses
}

it('a token of our own issuer opens the account, and nothing of it is in any log, whichever statement fails', async () => {
  const { db } = data.siteServices.database
  const faults = failEachQueryOnce()
  try {
    for (let before = -1; before < faults.failed.size; ) {
      before = faults.failed.size
      await round()
      await db.execute('truncate turn_counts').catch(() => undefined)
    }
  } finally {
    faults.stop()
  }
  const texts = [...faults.failed].join('\n')
  for (const table of ['people', 'person_sign_ins', 'person_pools', 'person_addresses', 'case_messages', 'letters'])
    expect(texts).toMatch(new RegExp(`(insert into|update|from) "?${table}`, 'i'))
  await db.execute('truncate turn_counts')
  expect(await round()).toEqual(accountOperations.map(() => 200))
  expect(await db.$count(people)).toBe(1)
  expect(await db.$count(letters)).toBeGreaterThan(0)
  expect(heard).toContain('invalid input syntax for type uuid')
  const told = heard
    .split('\n')
    .filter((line) => new RegExp(`${marker}|491\\D?570\\D?006|${reference}`, 'i').test(line))
  expect(told).toEqual([])

  await db.delete(identitySignIns)
  const [{ operationName = '', query = '' } = {}] = accountOperations
  const out = await data.siteServices.graphql(post('/', { operationName, query }), { address: '203.0.113.7' })
  expect(out.status).toBe(401)
})
