import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { doneWithin } from '../../../domain/staff/wait-kind.ts'
import { type WorkCalendar, workingDaysLater } from '../../../domain/staff/working-moment.ts'
import type { Db } from '../../db/database.ts'
import { demoRequests } from '../../db/schema/demo-requests.ts'
import { receivedMails } from '../../db/schema/received-mails.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { fewAlone, type Wait } from './wait.ts'

/** Nobody has as many unread as that, and if they do they know. */
const most = 500

const field = (name: string) => sql<string>`coalesce(${submissions.fields} ->> ${name}, '')`

export interface WaitingCase {
  readonly reference: string
  readonly form: string
  readonly since: Date
  readonly due: Date
  readonly who: string
}

/** Somebody waits for our word and has not been put off: whoever waits longest first. Demos without a dealer are another matter. */
export const waitingCases = async (db: Db, now: Date, calendar: WorkCalendar): Promise<WaitingCase[]> => {
  const rows = await db
    .select({
      reference: submissions.reference,
      form: submissions.form,
      since: submissions.waitingSince,
      name: field('name'),
      contact: field('contact'),
      business: field('business'),
      suburb: field('suburb'),
      email: submissions.email,
    })
    .from(submissions)
    .leftJoin(demoRequests, eq(demoRequests.submission, submissions.id))
    .where(
      and(
        isNotNull(submissions.waitingSince),
        isNull(submissions.mergedInto),
        or(isNull(submissions.laterUntil), lte(submissions.laterUntil, now)),
        sql`${submissions.form} <> 'registration'`,
        sql`${demoRequests.state} is distinct from 'with-staff'`,
      ),
    )
    .orderBy(asc(submissions.waitingSince), asc(submissions.id))
    .limit(most)
  return rows.map(({ reference, form, since, name, contact, business, suburb, email }) => {
    const from = since ?? now
    const days = form === 'become-a-dealer' ? doneWithin.application : doneWithin.case
    return {
      reference,
      form,
      since: from,
      due: workingDaysLater(from, days, calendar),
      who: [business || name || contact || email, suburb].filter((part) => part !== '').join(', '),
    }
  })
}

const waitOf = ({ reference, form, due, who }: WaitingCase): Wait => ({
  kind: form === 'become-a-dealer' ? 'application' : 'case',
  of: reference,
  many: 1,
  who,
  what: form,
  amount: null,
  due,
})

const waitingDemos = async (db: Db, calendar: WorkCalendar): Promise<Wait[]> => {
  const rows = await db
    .select({
      reference: submissions.reference,
      name: field('name'),
      suburb: field('suburb'),
      changedAt: demoRequests.changedAt,
    })
    .from(demoRequests)
    .innerJoin(submissions, eq(submissions.id, demoRequests.submission))
    .where(eq(demoRequests.state, 'with-staff'))
    .orderBy(asc(demoRequests.changedAt))
    .limit(most)
  return rows.map(({ reference, name, suburb, changedAt }) => {
    const who = [name, suburb].filter((part) => part !== '').join(', ')
    const due = workingDaysLater(changedAt, doneWithin.demo, calendar)
    return { kind: 'demo', of: reference, many: 1, who, what: '', amount: null, due }
  })
}

const strays = async (db: Db, calendar: WorkCalendar): Promise<Wait[]> => {
  const rows = await db
    .select({
      id: receivedMails.id,
      name: receivedMails.name,
      from: receivedMails.from,
      subject: receivedMails.subject,
      at: receivedMails.at,
    })
    .from(receivedMails)
    .where(eq(receivedMails.state, 'stray'))
    .orderBy(asc(receivedMails.at))
    .limit(most)
  return rows.map(({ id, name, from, subject, at }) => {
    const due = workingDaysLater(at, doneWithin.mail, calendar)
    return { kind: 'mail', of: id, many: 1, who: name || from, what: subject, amount: null, due }
  })
}

export const waitingOfLetters = async (
  db: Db,
  cases: readonly WaitingCase[],
  calendar: WorkCalendar,
): Promise<Wait[]> => {
  const waits = cases.map(waitOf)
  return [
    ...fewAlone(
      waits.filter(({ kind }) => kind === 'case'),
      3,
    ),
    ...fewAlone(
      waits.filter(({ kind }) => kind === 'application'),
      2,
    ),
    ...fewAlone(await waitingDemos(db, calendar), 2),
    ...fewAlone(await strays(db, calendar), 1),
  ]
}
