import { eq, max } from 'drizzle-orm'
import { addressText } from '../../../domain/contact/address-lines.ts'
import { editionCodes, localeOf } from '../../../domain/edition/edition-code.ts'
import { dealerName } from '../../../domain/staff/dealer-views.ts'
import { openDealerArea } from '../../account/open-dealer-area.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { retryConflicts } from '../../db/retry-conflicts.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { people } from '../../db/schema/people.ts'
import { freeSlug } from '../../dealers/dealer-slug.ts'
import { approvedLetter } from '../../dealers/letters/application-letters.ts'
import { holdListings } from '../../dealers/refresh-dealers.ts'
import { queueLetter } from '../../mail/letter-queue.ts'
import type { FormServices } from '../../submissions/receive-submission.ts'
import { recordAct } from '../record-act.ts'
import { applicantOf, findApplication, placeOfBusiness } from './application.ts'
import { closeApplication } from './close-application.ts'
import { offeredLines } from './offered-lines.ts'
import { readNewListing, type TypedListing } from './read-new-listing.ts'
import { changedMeanwhile, refused, type Settled } from './settled.ts'

export interface SeenApplication {
  readonly reference: string
  readonly revision: string
}

/** The accounts of a proved address. Held; whoever is just being kept there waits for the application, or it for them. */
const openForAccounts = async (unit: Db, email: string, at: Date): Promise<string[]> => {
  const accounts = await unit.select().from(people).where(eq(people.email, email.toLowerCase())).for('update')
  const opened: string[] = []
  // The first of them: the application is one dealer's, and is used up by it.
  for (const account of accounts) if (await openDealerArea(unit, account, at)) opened.push(account.name)
  return opened
}

/**
 * Makes a business a dealer that can be found from now on: the listing, the answer and the letter, and the dealer area of whoever has
 * proved the address of the application. Who proves it later gets it then (`open-dealer-area.ts`).
 */
export const approveApplication = async (
  services: Pick<FormServices, 'db' | 'jobs' | 'factsOf' | 'dealers'>,
  person: Pick<Person, 'id' | 'name'>,
  seen: SeenApplication,
  typed: TypedListing,
  at: Date,
): Promise<Settled> => {
  const { db, jobs, factsOf } = services
  const known = await findApplication(db, seen.reference)
  if (known === undefined) return refused('There is no such application.')
  const { edition } = known
  // Of every edition: its slug is to be nobody's, in whatever country.
  for (const each of editionCodes) await services.dealers.refresh(each)
  const gazetteer = await services.dealers.gazetteerOf(edition)
  const place = placeOfBusiness(gazetteer, typed.suburb, typed.postcode.trim())
  const read = readNewListing(typed, { edition, place, lines: await offeredLines(db, edition) })
  if (!read.ok) return refused(read.problem)
  const { location, email, services: does, lines, ...listing } = read.listing

  return retryConflicts(() =>
    db.transaction(async (unit: Db): Promise<Settled> => {
      await holdListings(unit)
      const application = await findApplication(unit, seen.reference, true)
      if (application === undefined) return refused('There is no such application.')
      if (application.revision !== seen.revision) return changedMeanwhile(unit, 'case', seen.reference)
      if (application.row.dealer !== null) return refused('It is a dealer already.')
      const slug = await freeSlug(unit, listing.name, listing.suburb)
      const [last] = await unit
        .select({ listing: max(dealers.listing) })
        .from(dealers)
        .where(eq(dealers.edition, edition))
      await unit.insert(dealers).values({
        ...listing,
        edition,
        slug,
        email: email ?? null,
        lat: location.lat,
        lon: location.lon,
        services: [...does],
        lines: [...lines],
        listing: (last?.listing ?? -1) + 1,
        active: true,
        source: 'desk',
      })
      await closeApplication(
        unit,
        application,
        { person, words: `You’re a dealer from today, listed as ${listing.name}.`, dealer: slug },
        at,
      )
      const opened = await openForAccounts(unit, application.row.email, at)
      const address = addressText(listing, localeOf(edition))
      const letter = approvedLetter(applicantOf(application, { factsOf }), {
        ...{ name: listing.name, address, phone: listing.phone },
        hasAccount: opened.length > 0,
      })
      await queueLetter(unit, jobs, letter, { submission: application.row.id })
      const dealer = dealerName(edition, slug)
      const of = seen.reference
      const after = { dealer, ...(opened.length > 0 && { person: opened.join(', ') }) }
      await recordAct(unit, person, { act: 'approve', subject: 'case', of, after }, at)
      const { hours: _, ...shown } = read.listing
      await recordAct(unit, person, { act: 'list', subject: 'dealer', of: dealer, after: { ...shown, from: of } }, at)
      return { ok: true }
    }),
  )
}
