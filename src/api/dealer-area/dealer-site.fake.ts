import { eq } from 'drizzle-orm'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { accountSite } from '../account/account-site.fake.ts'
import type { Db } from '../db/database.ts'
import { demoBookings } from '../db/schema/demo-bookings.ts'
import { demoAsks, demoRequests } from '../db/schema/demo-requests.ts'
import { people } from '../db/schema/people.ts'
import { registeredProducts } from '../db/schema/registered-products.ts'
import { fakeDealer } from '../dealers/dealers.fake.ts'
import { refreshDealers } from '../dealers/refresh-dealers.ts'
import { keepSubmission } from '../submissions/keep-submission.ts'

export const bayside = fakeDealer({ email: 'bench@bayside.example' })
export const nowra: Dealer = fakeDealer({
  slug: 'nowra-pools-and-bores',
  name: 'Nowra Pools and Bores',
  state: 'NSW',
  suburb: 'Nowra',
  postcode: '2541',
})

/** The site-data function with two dealers, and people who belong to them. */
export const dealerSite = async (db: Db, clock = { now: new Date('2026-11-19T02:00:00Z') }) => {
  const site = accountSite(db, clock)
  await refreshDealers(db, 'en-au', [bayside, nowra])
  /** A token of somebody of a dealer; of a customer without one. */
  const signInAs = async (name: string, dealer?: string): Promise<string> => {
    const token = site.signIn(name, { name: `${name} Walsh` })
    await site.ask('{ me { name } }', {}, token)
    if (dealer !== undefined)
      await db
        .update(people)
        .set({ role: 'dealer', dealer, dealerEdition: 'en-au' })
        .where(eq(people.email, `${name}@example.com`))
    return token
  }
  return { ...site, clock, signInAs }
}

let sent = 0

interface FakeDemo {
  readonly dealer: string
  readonly name?: string
  readonly state?: 'asked' | 'proposed' | 'accepted' | 'with-staff' | 'cancelled'
  readonly answer?: 'accepted' | 'proposed' | 'declined' | null
  readonly day?: string | null
  /** Who has it now, where that is somebody else. */
  readonly now?: string | null
  /** The first is held for who is asked. */
  readonly wishes?: readonly [string, string]
}

/** A demo that a dealer was asked for, and its question. */
export const addDemo = async (
  db: Db,
  { dealer, name = 'Tony Romano', state = 'asked', answer = null, day = null, now = dealer, ...given }: FakeDemo,
) => {
  sent += 1
  const [firstDate, secondDate] = given.wishes ?? ['2026-11-26', '2026-11-28']
  const fields = { name, phone: '+61491570006', postcode: '3189', firstDate, secondDate }
  const value = { ...fields, email: `demo${sent}@example.com`, notes: `Side gate of ${name}` }
  const lines = [
    { field: 'product', label: 'Model to see', value: 'Liberty 300' },
    { field: 'poolType', label: 'Kind of pool', value: 'In the ground' },
    { field: 'poolLength', label: 'Length', value: '6.5 m' },
  ]
  const sentForm = { form: 'book-a-demo', edition: 'en-au', key: `demo ${sent}`, value, lines } as const
  const { submission } = await keepSubmission(db, sentForm)
  const time = day === null ? {} : { day, time: '10:00', minutes: 30 }
  const about = { submission: submission.id, edition: 'en-au' } as const
  await db.insert(demoRequests).values({ ...about, state, dealer: now, ...time, changedAt: new Date() })
  const at = new Date('2026-11-18T02:00:00Z')
  const [ask] = await db
    .insert(demoAsks)
    .values({ ...about, dealer, askedAt: at, answerBy: new Date('2026-11-20T06:00:00Z'), answer, ...time })
    .returning()
  if (answer === null)
    await db.insert(demoBookings).values({ ...about, dealer, day: fields.firstDate, seat: (sent % 2) + 1 })
  return { submission, ask: ask?.id ?? '' }
}

interface FakeRegistration {
  readonly dealer: string
  readonly name?: string
  readonly suburb?: string
  readonly serialNumber?: string
  readonly product?: string
}

/** A machine that somebody has registered as bought from a dealer. */
export const addRegistration = async (db: Db, given: FakeRegistration) => {
  sent += 1
  const { name = 'Priya Nair', suburb = 'Kirrawee', serialNumber = 'AU24-1234567-K', product = 'dolphin-s200' } = given
  const email = `owner${sent}@nair.example`
  const value = { name, suburb, email, street: '18 Boonah Street', product }
  const lines = [{ field: 'product', label: 'Product', value: 'Dolphin S 200' }]
  const sentForm = { form: 'registration', edition: 'en-au', key: `registration ${sent}`, value, lines } as const
  const { submission } = await keepSubmission(db, sentForm)
  const own = { submission: submission.id, edition: 'en-au', email, purchasedOn: '2026-03-15' }
  const machine = { product, serialNumber, dealer: given.dealer, warrantyUntil: '2029-03-15' }
  await db.insert(registeredProducts).values({ ...own, ...machine })
  return submission
}
