import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { type FormValue, textIn } from '../../../domain/forms/field.ts'
import type { Cents } from '../../../domain/money/money.ts'
import type { Db } from '../../db/database.ts'
import { caseMessages } from '../../db/schema/case-messages.ts'
import { caseNotes } from '../../db/schema/case-notes.ts'
import { letters } from '../../db/schema/letters.ts'
import { orders } from '../../db/schema/orders.ts'
import { people } from '../../db/schema/people.ts'
import { registeredProducts } from '../../db/schema/registered-products.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions, submissionWords } from '../../db/schema/submissions.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { hasWords } from '../../db/search-words.ts'
import { type CaseRow, caseRevision } from './case-row.ts'

export interface CaseMessage {
  readonly message: typeof caseMessages.$inferSelect
  /** The letter that it went out by: how that stands, and why it failed last. */
  readonly letter: Pick<typeof letters.$inferSelect, 'state' | 'reason' | 'sentAt'> | null
}

export interface OwnedRobot {
  readonly robot: typeof registeredProducts.$inferSelect
  /** As it was called when it was registered. */
  readonly name: string
}

/** All that staff see of one submission. */
export interface CaseFile {
  readonly row: CaseRow
  readonly revision: string
  readonly assignee: { readonly id: string; readonly name: string } | null
  /** The reference of what it was merged into. */
  readonly mergedInto: string | null
  readonly files: readonly (typeof uploads.$inferSelect)[]
  /** Also to what was merged into it. */
  readonly messages: readonly CaseMessage[]
  readonly notes: readonly (typeof caseNotes.$inferSelect)[]
  /** Newest first. */
  readonly acts: readonly (typeof staffActs.$inferSelect)[]
  readonly merged: readonly CaseRow[]
  /** Open, from the same address or about the same machine. */
  readonly duplicates: readonly CaseRow[]
  readonly orders: { readonly count: number; readonly total: Cents }
  /** What else came from the same person. */
  readonly others: readonly CaseRow[]
  readonly robots: readonly OwnedRobot[]
}

const mostOthers = 20

const isFrom = ({ email, person }: CaseRow): SQL | undefined =>
  or(
    eq(sql`lower(${submissions.email})`, email.toLowerCase()),
    person === null ? undefined : eq(submissions.person, person),
  )

const serialOf = (fields: FormValue): string => textIn(fields, 'serialNumber')

const othersOf = (db: Db, row: CaseRow): Promise<CaseRow[]> =>
  db
    .select()
    .from(submissions)
    .where(and(isFrom(row), ne(submissions.id, row.id), isNull(submissions.mergedInto)))
    .orderBy(desc(submissions.receivedAt))
    .limit(mostOthers)

/** Of those that wait, who writes of the same machine from another address. The index of words has serial numbers. */
const sameMachine = (db: Db, row: CaseRow): Promise<CaseRow[]> => {
  const serial = serialOf(row.fields)
  if (serial === '') return Promise.resolve([])
  return db
    .select()
    .from(submissions)
    .where(
      and(
        sql`${submissions.waitingSince} is not null and ${submissions.mergedInto} is null`,
        ne(submissions.id, row.id),
        hasWords(submissionWords, [serial.toLowerCase()]),
        sql`${submissions.fields} ->> 'serialNumber' = ${serial}`,
      ),
    )
    .limit(mostOthers)
}

const ordersOf = async (db: Db, { email }: CaseRow): Promise<CaseFile['orders']> => {
  const [sum] = await db
    .select({ count: sql<string>`count(*)`, total: sql<string | null>`sum(${orders.total} - ${orders.refunded})` })
    .from(orders)
    .where(and(eq(sql`lower(${orders.email})`, email.toLowerCase()), sql`${orders.paidAt} is not null`))
  return { count: Number(sum?.count ?? 0), total: Number(sum?.total ?? 0) as Cents }
}

const robotsOf = async (db: Db, { email }: CaseRow): Promise<OwnedRobot[]> => {
  const rows = await db
    .select({ robot: registeredProducts, lines: submissions.lines })
    .from(registeredProducts)
    .innerJoin(submissions, eq(submissions.id, registeredProducts.submission))
    .where(inArray(registeredProducts.email, [...new Set([email, email.toLowerCase()])]))
    .orderBy(desc(registeredProducts.purchasedOn))
    .limit(mostOthers)
  return rows.map(({ robot, lines }) => ({
    robot,
    name: lines.find(({ field }) => field === 'product')?.value ?? robot.product,
  }))
}

const wholeOf = (row: CaseRow, merged: readonly CaseRow[]): string[] => [row.id, ...merged.map(({ id }) => id)]

/** Undefined where there is none of that reference. */
export const caseFile = async (db: Db, reference: string): Promise<CaseFile | undefined> => {
  const [found] = await db
    .select({ row: submissions, revision: caseRevision, name: people.name })
    .from(submissions)
    .leftJoin(people, eq(people.id, submissions.assignee))
    .where(eq(submissions.reference, reference))
  if (found === undefined) return undefined
  const { row, revision, name } = found
  const merged = await db
    .select()
    .from(submissions)
    .where(eq(submissions.mergedInto, row.id))
    .orderBy(asc(submissions.receivedAt))
  const ids = wholeOf(row, merged)
  const [target] =
    row.mergedInto === null
      ? []
      : await db
          .select({ reference: submissions.reference })
          .from(submissions)
          .where(eq(submissions.id, row.mergedInto))
  const others = await othersOf(db, row)
  const machines = await sameMachine(db, row)
  const open = others.filter(({ waitingSince }) => waitingSince !== null)
  return {
    row,
    revision,
    assignee: row.assignee === null || name === null ? null : { id: row.assignee, name },
    mergedInto: target?.reference ?? null,
    files: await db
      .select()
      .from(uploads)
      .where(and(inArray(uploads.submission, ids), isNull(uploads.discardedAt)))
      .orderBy(asc(uploads.createdAt), asc(uploads.id)),
    messages: await db
      .select({
        message: caseMessages,
        letter: { state: letters.state, reason: letters.reason, sentAt: letters.sentAt },
      })
      .from(caseMessages)
      .leftJoin(letters, eq(letters.id, caseMessages.letter))
      .where(inArray(caseMessages.submission, ids))
      .orderBy(asc(caseMessages.at), asc(caseMessages.id)),
    notes: await db.select().from(caseNotes).where(inArray(caseNotes.submission, ids)).orderBy(asc(caseNotes.at)),
    acts: await db
      .select()
      .from(staffActs)
      .where(and(eq(staffActs.subject, 'case'), eq(staffActs.of, reference)))
      .orderBy(desc(staffActs.id))
      .limit(100),
    merged,
    duplicates: [...open, ...machines.filter(({ id }) => !open.some((each) => each.id === id))],
    orders: await ordersOf(db, row),
    others,
    robots: await robotsOf(db, row),
  }
}
