import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  type BookingState,
  type CaseForm,
  type CaseState,
  caseForms,
  caseState,
} from '../../domain/account/case-state.ts'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { formNames } from '../../domain/forms/form-kind.ts'
import type { SubmissionLine } from '../../domain/forms/submission-lines.ts'
import type { Db } from '../db/database.ts'
import { caseMessages } from '../db/schema/case-messages.ts'
import { dealers } from '../db/schema/dealers.ts'
import { demoBookings } from '../db/schema/demo-bookings.ts'
import { submissions } from '../db/schema/submissions.ts'
import { dealerOf } from '../dealers/search-dealers.ts'

type Submission = typeof submissions.$inferSelect

export interface DemoDay {
  readonly day: string
  readonly half: 'morning' | 'afternoon' | null
  readonly state: BookingState
}

/** A repair, a claim, a demo, a question: what somebody waits for an answer to. */
export interface OwnCase {
  readonly id: string
  readonly reference: string
  readonly form: CaseForm
  readonly receivedAt: Date
  readonly state: CaseState
  readonly title: string
  /** Messages of staff since it was last read. */
  readonly unread: number
  readonly lines: readonly SubmissionLine[]
  readonly days: readonly DemoDay[]
  readonly submission: Submission
}

export type CaseMessage = typeof caseMessages.$inferSelect

const formOf = ({ form }: Submission): CaseForm | undefined => caseForms.find((each) => each === form)

/** Which field says what it is about. */
const aboutField: Record<CaseForm, string> = {
  repair: 'product',
  'water-treatment-claim': 'product',
  'book-a-demo': 'product',
  contact: 'topic',
}

const titleOf = (form: CaseForm, { lines }: Submission): string => {
  const about = lines.find(({ field }) => field === aboutField[form])?.value
  return about === undefined ? formNames[form] : `${formNames[form]}: ${about}`
}

const own = alias(submissions, 'own')
const together = alias(submissions, 'together')

/** What staff have merged is one matter, sent twice: what is said of one is said of the other. Never what is somebody else's. */
const isOneMatter = and(
  sql`coalesce(${together.mergedInto}, ${together.id}) = coalesce(${own.mergedInto}, ${own.id})`,
  eq(together.person, own.person),
)

const unreadOf = (db: Db, ids: readonly string[]) =>
  db
    .select({ submission: own.id, count: sql<number>`count(*)::int` })
    .from(own)
    .innerJoin(together, isOneMatter)
    .innerJoin(caseMessages, eq(caseMessages.submission, together.id))
    .where(
      and(
        inArray(own.id, [...ids]),
        eq(caseMessages.from, 'staff'),
        sql`${caseMessages.at} > coalesce(${own.personSeenAt}, 'epoch')`,
      ),
    )
    .groupBy(own.id)

/** What staff have said of those that were merged stands with the ones they were merged into. */
const outcomesOf = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .select({ id: own.id, outcome: together.outcome })
    .from(own)
    .innerJoin(together, and(eq(together.id, own.mergedInto), eq(together.person, own.person)))
    .where(inArray(own.id, [...ids]))
  return new Map(rows.map(({ id, outcome }) => [id, outcome]))
}

/** Newest first; or the one that is asked for. */
export const myCases = async (db: Db, person: string, reference?: string): Promise<OwnCase[]> => {
  const rows = await db
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.person, person),
        inArray(submissions.form, [...caseForms]),
        reference === undefined ? undefined : eq(submissions.reference, reference),
      ),
    )
    .orderBy(desc(submissions.receivedAt), asc(submissions.reference))
    .limit(100)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const unread = new Map((await unreadOf(db, ids)).map(({ submission, count }) => [submission, count]))
  const outcomes = await outcomesOf(db, ids)
  const booked = await db
    .select()
    .from(demoBookings)
    .where(inArray(demoBookings.submission, ids))
    .orderBy(asc(demoBookings.day))
  const days = Map.groupBy(booked, ({ submission }) => submission)
  return rows.flatMap((submission) => {
    const form = formOf(submission)
    if (form === undefined) return []
    const { id, lines, receivedAt, outcome } = submission
    const asked = days.get(id) ?? []
    const state = caseState(
      outcomes.has(id) ? (outcomes.get(id) ?? null) : outcome,
      asked.map((each) => each.state),
    )
    const title = titleOf(form, submission)
    const counted = unread.get(id) ?? 0
    return [
      {
        id,
        reference: submission.reference,
        form,
        receivedAt,
        state,
        title,
        unread: counted,
        lines,
        days: asked,
        submission,
      },
    ]
  })
}

/** One of them, which is read from now on. */
export const myCase = async (db: Db, person: string, reference: string, now: Date): Promise<OwnCase | undefined> => {
  const [found] = await myCases(db, person, reference)
  if (found === undefined) return undefined
  const { id, mergedInto } = found.submission
  await db
    .update(submissions)
    .set({ personSeenAt: now })
    .where(
      and(
        eq(submissions.person, person),
        sql`coalesce(${submissions.mergedInto}, ${submissions.id}) = ${mergedInto ?? id}`,
      ),
    )
  return found
}

export const messagesOf = (db: Db, submission: string): Promise<CaseMessage[]> =>
  db
    .select(getTableColumns(caseMessages))
    .from(own)
    .innerJoin(together, isOneMatter)
    .innerJoin(caseMessages, eq(caseMessages.submission, together.id))
    .where(eq(own.id, submission))
    .orderBy(asc(caseMessages.at), asc(caseMessages.id))

/** Who shows the robot, of a demo. */
export const dealerOfCase = async (db: Db, { submission }: OwnCase): Promise<Dealer | undefined> => {
  if (submission.dealer === null) return undefined
  const [row] = await db
    .select()
    .from(dealers)
    .where(and(sql`${dealers.edition} = ${submission.edition}`, eq(dealers.slug, submission.dealer)))
  return row && dealerOf(row)
}

/** A form that somebody who is signed in has just sent is theirs, whatever address they wrote. */
export const giveSubmission = async (db: Db, person: string, reference: string): Promise<void> => {
  await db
    .update(submissions)
    .set({ person })
    .where(and(eq(submissions.reference, reference), sql`${submissions.person} is null`))
}
