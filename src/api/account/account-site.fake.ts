import { fakeContext } from '../../domain/forms/good-submissions.fake.ts'
import { orderNumber } from '../../domain/orders/order-number.ts'
import type { Db } from '../db/database.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { registeredProducts } from '../db/schema/registered-products.ts'
import { uploads } from '../db/schema/uploads.ts'
import { fakeDealerDirectory } from '../dealers/dealer-directory.fake.ts'
import type { SiteContext } from '../graphql-fields/site-context.ts'
import { siteSchema } from '../graphql-fields/site-schema.ts'
import { createGraphqlFunction } from '../graphql-function/graphql-function.ts'
import type { TokenClaims } from '../graphql-function/verify-token.ts'
import { factsOf } from '../mail/edition-facts.fake.ts'
import { fakeOrderServices } from '../orders/order-services.fake.ts'
import { keepSubmission } from '../submissions/keep-submission.ts'
import type { IssuerPeople, IssuerPerson } from './issuer-people.ts'
import { askingOnce } from './viewers.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Letters are queued and stay where they are. */
export const idleJobs = {
  send: async () => undefined,
  work: async () => undefined,
  retry: async () => undefined,
  stop: async () => undefined,
}

interface Known extends IssuerPerson {
  readonly claims: TokenClaims
  readonly provedAt: Date
}

export const testIssuer = 'https://login.example'

/** The site-data function, and an issuer that believes whatever a test says. */
export const accountSite = (db: Db, clock: { now: Date }) => {
  const known = new Map<string, Known>()
  const orderServices = fakeOrderServices(db)
  const people: IssuerPeople = {
    issuer: testIssuer,
    ask: async (_, token) => {
      const found = known.get(token)
      if (found === undefined) return { state: 'signed-out' }
      const { email, name, edition, provedAt } = found
      return { state: 'known', person: { email, name, edition }, provedAt }
    },
  }
  const services = {
    db,
    jobs: idleJobs,
    contextOf: fakeContext,
    factsOf,
    dealers: fakeDealerDirectory(),
  }

  /** A token of somebody, as if they had signed in there. */
  const signIn = (subject: string, given: Partial<IssuerPerson & { sid: string; provedAt: Date }> = {}): string => {
    const { email = `${subject}@example.com`, name = 'Kerry Walsh', edition = 'en-au' } = given
    const { sid = 'first', provedAt = clock.now } = given
    const token = `${subject}.${sid}`
    known.set(token, { email, name, edition, provedAt, claims: { sub: subject, sid } })
    return token
  }

  const send = async (query: string, variables: Record<string, unknown> = {}, token?: string): Promise<Response> => {
    const handle = createGraphqlFunction<SiteContext>({
      schema: siteSchema,
      mode: 'production',
      allowedOperations: [query],
      verifyToken: async (text) => {
        const [sub = '', sid = ''] = text.split('.')
        return { ok: true, claims: known.get(text)?.claims ?? { sub, sid } }
      },
      createContext: ({ address, claims }) => ({
        services,
        orders: orderServices,
        address,
        now: () => clock.now,
        issuer: people,
        ...askingOnce(db, people, claims && { claims, text: token ?? '' }, () => clock.now),
      }),
      logger: silent,
    })
    const request = new Request('https://pools.example/.netlify/functions/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    return handle(request, { address: '203.0.113.7' })
  }

  /** Data and errors as a browser gets them. */
  const ask = async (query: string, variables: Record<string, unknown> = {}, token?: string) => {
    const response = await send(query, variables, token)
    const answer: { data?: Record<string, unknown>; errors?: { message: string; extensions: { code: string } }[] } =
      await response.json()
    return {
      status: response.status,
      data: answer.data,
      code: answer.errors?.[0]?.extensions.code,
      text: JSON.stringify(answer),
    }
  }
  return { ask, signIn, signOut: (token: string) => known.delete(token), services, orderServices, people, known }
}

let made = 0

/** A paid order of an address. */
export const addOrder = async (db: Db, email: string, changed: Partial<typeof orders.$inferInsert> = {}) => {
  made += 1
  const [row] = await db
    .insert(orders)
    .values({
      number: orderNumber(20_000 + made),
      edition: 'en-au',
      state: 'paid',
      checkout: `checkout ${made}`,
      access: 'digest',
      email,
      name: 'Margaret O’Shea',
      phone: '0491 570 006',
      delivery: {
        kind: 'door',
        address: { street: '12 Banksia Street', suburb: 'Kirrawee', state: 'NSW', postcode: '2232' },
        zone: 'metro',
      },
      goods: 99_900,
      off: 0,
      deliveryCost: 0,
      total: 99_900,
      gst: 9082,
      heldUntil: new Date(),
      placedAt: new Date(Date.UTC(2026, 9, 1) + made * 1000),
      paidAt: new Date(Date.UTC(2026, 9, 1) + made * 1000),
      ...changed,
    })
    .returning()
  if (row === undefined) throw new Error('No order')
  const line = { sku: 'PW-S100', name: 'Dolphin S 100', slug: 'dolphin-s100', picture: 'p.webp', quantity: 1 }
  await db.insert(orderLines).values({ order: row.id, position: 1, ...line, price: 99_900, off: 0, isBonus: false })
  return row
}

type SentForm = 'registration' | 'repair' | 'book-a-demo' | 'contact' | 'job-application' | 'water-treatment-claim'

/** What somebody has sent by a form; of a registration the machine too. */
export const addSubmission = async (
  db: Db,
  email: string,
  form: SentForm = 'repair',
  { purchasedOn = '2026-03-15', edition = 'en-au' }: { purchasedOn?: string; edition?: 'en-au' | 'en-nz' } = {},
) => {
  made += 1
  const lines = [
    { field: 'product', label: 'Product', value: 'Dolphin S 200' },
    { field: 'dealer', label: 'Dealer', value: 'Bayside Pool Workshop' },
  ]
  const value = { email, product: 'dolphin-s200', description: 'It stops at the waterline.' }
  const { submission } = await keepSubmission(db, { form, edition, key: `key ${made}`, value, lines })
  if (form === 'registration') {
    const machine = { product: 'dolphin-s200', serialNumber: 'AU24-1234567-K', dealer: 'bayside-pool-workshop' }
    const own = { submission: submission.id, edition, email, purchasedOn, warrantyUntil: '2029-03-15' }
    await db.insert(registeredProducts).values({ ...own, ...machine })
  }
  return submission
}

export const addFile = async (db: Db, submission: string, key: string, purpose: 'receipt' | 'photos' = 'receipt') => {
  const [row] = await db
    .insert(uploads)
    .values({ submission, purpose, key, mediaType: 'application/pdf', bytes: 7, name: 'Receipt ō.pdf' })
    .returning()
  if (row === undefined) throw new Error('No file')
  return row
}
