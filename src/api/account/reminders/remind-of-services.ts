import { and, asc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { lastServiceDue } from '../../../domain/account/service-day.ts'
import { addDays, addMonths } from '../../../domain/calendar/calendar.ts'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import { type EditionCode, editionCodes } from '../../../domain/edition/edition-code.ts'
import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import { ofEditions } from '../../../domain/edition/editions.ts'
import type { FormContext } from '../../../domain/forms/form-definition.ts'
import type { Db } from '../../db/database.ts'
import { keptSecret } from '../../db/kept-secret.ts'
import { people } from '../../db/schema/people.ts'
import { registeredProducts } from '../../db/schema/registered-products.ts'
import { serviceReminders } from '../../db/schema/service-reminders.ts'
import { submissions } from '../../db/schema/submissions.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { queueLetter } from '../../mail/letter-queue.ts'
import { unsubscribeAddress } from './unsubscribe-link.ts'

export interface ReminderServices {
  readonly db: Db
  readonly jobs: Jobs
  factsOf(edition: EditionCode): EditionFacts
  contextOf(edition: EditionCode): FormContext
}

/** A server that was away for two weeks makes up for it; what was due before that is nobody's surprise any more. */
const lateDays = 14

const atOnce = 200

const timeZones = ofEditions('timeZones')

/** Days of the year on which something bought then is due, from two weeks ago to today: "02-28". */
const dueDays = (today: string): string[] => {
  const days = Array.from({ length: lateDays + 1 }, (_, ago) => addDays(today, -ago).slice(5))
  // Bought on the 29th of February it is due on the 28th in most years.
  return days.includes('02-28') ? [...days, '02-29'] : days
}

const candidates = (db: Db, edition: EditionCode, today: string, after: string) =>
  db
    .select({
      product: registeredProducts,
      person: people.id,
      lines: submissions.lines,
      reference: submissions.reference,
    })
    .from(registeredProducts)
    .innerJoin(submissions, eq(submissions.id, registeredProducts.submission))
    .innerJoin(people, eq(people.id, submissions.person))
    .where(
      and(
        eq(registeredProducts.edition, edition),
        gt(sql`${registeredProducts.submission}::text`, after),
        lte(registeredProducts.purchasedOn, addMonths(today, -12)),
        inArray(sql`to_char(${registeredProducts.purchasedOn}, 'MM-DD')`, dueDays(today)),
        people.reminders,
        ne(people.email, ''),
        isNull(people.deletionAskedAt),
      ),
    )
    .orderBy(asc(sql`${registeredProducts.submission}::text`))
    .limit(atOnce)

type Candidate = Awaited<ReturnType<typeof candidates>>[number]

/** Notes it and queues the letter together: once, whichever servers look and wherever one of them stops. */
const remindOnce = async (
  services: ReminderServices,
  { product, person, lines, reference }: Candidate,
  dueOn: string,
) => {
  const { db, jobs, factsOf, contextOf } = services
  const edition = editionCodes.find((code) => code === product.edition)
  if (edition === undefined) return false
  const offered = contextOf(edition).choices.products.find(({ value }) => value === product.product)
  if (offered?.waterTreatment === true) return false
  const robot = offered?.label ?? lines.find(({ field }) => field === 'product')?.value ?? product.product
  const secret = await keptSecret(db, 'unsubscribe')
  const { reminderLetter } = await import('./reminder-letter.ts')
  return db.transaction(async (unit) => {
    // As they want it at this moment, which nobody changes before the letter is queued.
    const [wanted] = await unit
      .select()
      .from(people)
      .where(and(eq(people.id, person), people.reminders, isNull(people.deletionAskedAt)))
      .for('share')
    if (wanted === undefined) return false
    const [noted] = await unit
      .insert(serviceReminders)
      .values({ product: product.submission, dueOn })
      .onConflictDoNothing()
      .returning()
    if (noted === undefined) return false
    const facts = factsOf(edition)
    const letter = reminderLetter({
      reference,
      to: { name: wanted.name, address: wanted.email },
      edition: facts,
      robot,
      serialNumber: product.serialNumber,
      dueOn,
      unsubscribe: unsubscribeAddress(facts.siteUrl, secret, person),
    })
    await queueLetter(unit, jobs, letter, { person })
    return true
  })
}

/** Writes to whoever has registered a robot whose yearly service is due. Says how many letters that were. */
export const remindOfServices = async (services: ReminderServices, now: Date): Promise<number> => {
  let written = 0
  for (const edition of editionCodes) {
    const today = dayInZone(now, timeZones[edition].most)
    for (let after = ''; ; ) {
      const found = await candidates(services.db, edition, today, after)
      for (const each of found) {
        const dueOn = lastServiceDue(each.product.purchasedOn, today)
        const isLately = dueOn !== undefined && dueOn >= addDays(today, -lateDays)
        if (isLately && (await remindOnce(services, each, dueOn))) written += 1
      }
      after = found.at(-1)?.product.submission ?? ''
      if (found.length < atOnce) break
    }
  }
  return written
}
