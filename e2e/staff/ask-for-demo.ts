import { and, eq, isNull } from 'drizzle-orm'
import { linkSecrets } from '../../src/api/db/link-secrets.ts'
import { demoAsks } from '../../src/api/db/schema/demo-requests.ts'
import { submissions } from '../../src/api/db/schema/submissions.ts'
import { offeredDemoDates } from '../../src/api/dealers/offered-demo-dates.ts'
import { demoAddress, demoSecret, demoToken } from '../../src/api/demos/demo-links.ts'
import type { DemoServices } from '../../src/api/demos/demo-services.ts'
import { receiveSubmission } from '../../src/api/submissions/receive-submission.ts'
import { addDays } from '../../src/domain/calendar/calendar.ts'
import { dayInZone } from '../../src/domain/calendar/day-in-zone.ts'
import { placeInWeek } from '../../src/domain/calendar/weekday.ts'
import { fakeContext, goodSubmission } from '../../src/domain/forms/good-submissions.fake.ts'

let made = 0

/** Somebody in Kirrawee asks for a demo on two days on which the nearest dealer is free: its links, and what it is called. */
export const askForDemo = async (demos: DemoServices, changes: Record<string, string> = {}) => {
  made += 1
  const { db, dealers } = demos
  const today = dayInZone(new Date(), 'Australia/Sydney')
  const context = fakeContext('en-au', today)
  const wish = { edition: 'en-au', postcode: changes.postcode ?? '2232' } as const
  await dealers.refresh('en-au')
  const holidays = await dealers.holidaysOf('en-au')
  const gazetteer = await dealers.gazetteerOf('en-au')
  const { days } = await offeredDemoDates(db, wish, gazetteer, { today, holidays })
  // Not tomorrow: the night may pass while this runs. Where nobody is in reach, in the middle of next week.
  const wednesday = addDays(today, 9 - placeInWeek(today))
  const [, , firstDate = wednesday, , secondDate = addDays(wednesday, 1)] = days
  const sent = { ...goodSubmission('book-a-demo', context), ...wish, dealer: '', firstDate, secondDate, ...changes }
  const services = { ...demos, contextOf: () => context }
  const given = { form: 'book-a-demo', edition: 'en-au', key: `demo ${made}`, sent } as const
  const receipt = await receiveSubmission(services, given)
  if (!receipt.ok) throw new Error(JSON.stringify(receipt))
  const [row] = await db.select().from(submissions).where(eq(submissions.reference, receipt.reference))
  const id = row?.id ?? ''
  const [secret] = await linkSecrets(db, demoSecret, new Date())
  const [ask] = await db
    .select()
    .from(demoAsks)
    .where(and(eq(demoAsks.submission, id), isNull(demoAsks.answer)))
  return {
    id,
    reference: receipt.reference,
    firstDate,
    secondDate,
    dealer: demoAddress('', demoToken(secret, { purpose: 'answer', id: ask?.id ?? id })),
    own: demoAddress('', demoToken(secret, { purpose: 'own', id })),
  }
}
