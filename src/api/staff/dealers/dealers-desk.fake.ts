import { eq } from 'drizzle-orm'
import { accountSite } from '../../account/account-site.fake.ts'
import type { Db } from '../../db/database.ts'
import { people } from '../../db/schema/people.ts'
import { fakeDealerDirectory } from '../../dealers/dealer-directory.fake.ts'
import { keepSubmission } from '../../submissions/keep-submission.ts'
import type { TypedListing } from './read-new-listing.ts'

export const coogee = { name: 'Coogee', state: 'NSW', postcode: '2034', lat: -33.92, lon: 151.255 }

/** The site-data function where the gazetteer knows Coogee, and somebody of the staff. */
export const dealersDesk = (db: Db, clock: { now: Date }) => {
  const site = accountSite(db, clock)
  const services = { ...site.services, dealers: fakeDealerDirectory([coogee]) }
  Object.assign(site.services, { dealers: services.dealers })
  const staff = async (name: string) => {
    const token = site.signIn(name, { name })
    await site.ask('{ me { name } }', {}, token)
    const [person] = await db
      .update(people)
      .set({ role: 'staff' })
      .where(eq(people.email, `${name}@example.com`))
      .returning()
    if (person === undefined) throw new Error('Nobody')
    return { token, person }
  }
  return { ...site, services, staff }
}

let made = 0

/** An application as the form keeps it. */
export const addApplication = async (db: Db, email = 'jo@coogee.example', business = 'Coogee Pool Bench') => {
  made += 1
  const value = {
    ...{ business, businessNumber: '51824753556', contact: 'Jo Park', email, phone: '+61255501234' },
    ...{ street: '1 Bream Street', suburb: 'Coogee', state: 'NSW', postcode: '2034', businessType: 'shop' },
  }
  const lines = [{ field: 'business', label: 'Business', value: business }]
  const sent = { form: 'become-a-dealer', edition: 'en-au', key: `application ${made}`, value, lines } as const
  return (await keepSubmission(db, { ...sent, lines: [...lines] })).submission
}

export const typedListing = (changed: Partial<TypedListing> = {}): TypedListing => ({
  ...{ name: 'Coogee Pool Bench', street: '1 Bream Street', suburb: 'Coogee', state: 'NSW', postcode: '2034' },
  ...{ phone: '02 5550 1234', email: 'jo@coogee.example', lat: coogee.lat, lon: coogee.lon },
  hours: { mon: '08:00-17:00', sat: '09:00-12:00' },
  openOnHolidays: false,
  services: ['sales', 'repairs', 'demo'],
  lines: ['dolphin'],
  ...changed,
})
