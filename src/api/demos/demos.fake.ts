import { eq } from 'drizzle-orm'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { idleJobs } from '../account/account-site.fake.ts'
import type { Db } from '../db/database.ts'
import { demoBookings } from '../db/schema/demo-bookings.ts'
import { demoAsks, demoRequests } from '../db/schema/demo-requests.ts'
import { letters } from '../db/schema/letters.ts'
import { submissions } from '../db/schema/submissions.ts'
import { fakeDealerDirectory } from '../dealers/dealer-directory.fake.ts'
import { fakeDealer } from '../dealers/dealers.fake.ts'
import { factsOf } from '../mail/edition-facts.fake.ts'
import { receiveSubmission } from '../submissions/receive-submission.ts'

/** Monday noon in Victoria; answers are awaited until Wednesday at 5 pm. */
export const askedAt = new Date('2026-11-16T01:00:00Z')
export const runsOutAt = new Date('2026-11-18T06:00:00Z')

/** Both free, a Thursday and a Tuesday. */
export const wished = ['2026-11-26', '2026-12-01'] as const

const days = { mon: '08:00-17:00', tue: '08:00-17:00', wed: '08:00-17:00', thu: '08:00-17:00', fri: '08:00-17:00' }
const { thu: _, tue: __, ...notThen } = days

export const near = fakeDealer({ email: 'demo@bayside.example' })
/** Not there on the days that are wished for. */
export const shut = fakeDealer({
  slug: 'cheltenham-pools',
  name: 'Cheltenham Pools',
  email: 'hello@cheltenham.example',
  location: { lat: -37.97, lon: 145.06 },
  hours: notThen,
})
export const far = fakeDealer({
  slug: 'frankston-pools',
  name: 'Frankston Pools',
  email: 'hello@frankston.example',
  location: { lat: -38.14, lon: 145.12 },
})
export const noDemo = fakeDealer({
  slug: 'no-demo',
  name: 'Next Door Pools',
  services: ['sales'],
  location: { lat: -37.941, lon: 145.056 },
})
export const demoDealers: readonly Dealer[] = [near, shut, far, noDemo]

const places = [
  { name: 'Moorabbin', state: 'VIC', postcode: '3189', lat: -37.94, lon: 145.05 },
  { name: 'Birdsville', state: 'QLD', postcode: '4482', lat: -25.9, lon: 139.35 },
]

export const demoServicesOf = (db: Db) => ({
  db,
  jobs: idleJobs,
  contextOf: (edition: Parameters<typeof fakeContext>[0]) => fakeContext(edition, '2026-11-16'),
  factsOf,
  dealers: fakeDealerDirectory(places),
})

let made = 0

/** Somebody asks for a demo. */
export const askForDemo = async (db: Db, changes: Record<string, string> = {}, at = askedAt): Promise<string> => {
  made += 1
  const [firstDate, secondDate] = wished
  const sent = {
    ...goodSubmission('book-a-demo', fakeContext('en-au', '2026-11-16')),
    postcode: '3189',
    dealer: '',
    firstDate,
    secondDate,
    ...changes,
  }
  const given = { form: 'book-a-demo', edition: 'en-au', key: `demo ${made}`, sent } as const
  const receipt = await receiveSubmission(demoServicesOf(db), given, at)
  if (!receipt.ok) throw new Error(JSON.stringify(receipt))
  const [row] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.reference, receipt.reference))
  return row?.id ?? ''
}

/** How a request stands, in a line: "asked near, 26 asked, 1 asked". */
export const standingOf = async (db: Db, submission: string) => {
  const [request] = await db.select().from(demoRequests).where(eq(demoRequests.submission, submission))
  const booked = await db
    .select()
    .from(demoBookings)
    .where(eq(demoBookings.submission, submission))
    .orderBy(demoBookings.day)
  const asks = await db.select().from(demoAsks).where(eq(demoAsks.submission, submission)).orderBy(demoAsks.askedAt)
  return {
    request,
    state: request?.state,
    dealer: request?.dealer,
    booked: booked.map(({ dealer, day, state }) => `${dealer} ${day} ${state}`),
    asks: asks.map(({ dealer, answer, answeredBy }) => `${dealer} ${answer} ${answeredBy}`),
    open: asks.find(({ answer }) => answer === null)?.id ?? '',
    last: asks.at(-1)?.id ?? '',
  }
}

/** The letters that have been written about it since this was last asked, in the order of the alphabet. */
export const newLetters = async (db: Db, submission: string): Promise<string[]> => {
  const rows = await db.delete(letters).where(eq(letters.submission, submission)).returning()
  return rows.map(({ message }) => `${message.to.address}: ${message.subject}`).toSorted()
}
