import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { dealers } from '../db/schema/dealers.ts'
import { letters } from '../db/schema/letters.ts'
import { people } from '../db/schema/people.ts'
import { receivedMails } from '../db/schema/received-mails.ts'
import { submissions } from '../db/schema/submissions.ts'
import type { KeptSubmission } from '../submissions/keep-submission.ts'
import type { ArrivedMail } from './arrived-mail.ts'

type Answering = Pick<ArrivedMail, 'from' | 'answers' | 'references' | 'isForged' | 'verdict'>

/** It came from this address, or is in an account of it. */
const isOf = (sender: string, people: readonly string[]): SQL | undefined =>
  or(eq(sql`lower(${submissions.email})`, sender), inArray(submissions.person, [...people]))

const latest = (unit: Db, where: SQL | undefined) =>
  unit.select().from(submissions).where(where).orderBy(desc(submissions.receivedAt)).limit(1)

/** There is no index on Message-IDs, and few letters to one sender. What was written to dealers and to staff they can answer, too. */
const byLetter = async (unit: Db, own: SQL | undefined, sender: string, answers: readonly string[]) => {
  if (answers.length === 0) return undefined
  const to = sql`lower(${letters.message} -> 'to' ->> 'address')`
  const ofLetters = unit
    .select({ id: letters.submission })
    .from(letters)
    .innerJoin(submissions, eq(submissions.id, letters.submission))
    .where(
      and(
        own,
        or(eq(to, sender), eq(to, sql`lower(${submissions.email})`)),
        inArray(sql`${letters.message} ->> 'messageId'`, [...answers]),
      ),
    )
  return (await latest(unit, inArray(submissions.id, ofLetters)))[0]
}

/** By an earlier mail of theirs. Whoever had a copy of that knows its name. */
const byMail = async (unit: Db, own: SQL | undefined, answers: readonly string[]) => {
  if (answers.length === 0) return undefined
  const ofMails = unit
    .select({ id: receivedMails.submission })
    .from(receivedMails)
    .where(inArray(receivedMails.messageId, [...answers]))
  return (await latest(unit, and(own, inArray(submissions.id, ofMails))))[0]
}

/** By the number in its subject, or in the address that we had asked to answer to. */
const byReference = async (unit: Db, own: SQL | undefined, references: readonly string[]) =>
  references.length === 0
    ? undefined
    : (await latest(unit, and(own, inArray(submissions.reference, [...references]))))[0]

type Known = Pick<typeof people.$inferSelect, 'id' | 'role' | 'dealer' | 'dealerEdition'>

const isOfItsDealer = async (
  unit: Db,
  { edition, dealer }: KeptSubmission,
  sender: string,
  known: readonly Known[],
): Promise<boolean> => {
  if (dealer === null) return false
  if (known.some((each) => each.dealer === dealer && each.dealerEdition === edition)) return true
  const where = and(
    sql`${dealers.edition} = ${edition}`,
    eq(dealers.slug, dealer),
    sql`lower(${dealers.email}) = ${sender}`,
  )
  return (await unit.$count(dealers, where)) > 0
}

/**
 * Which submission a mail answers; undefined where nobody can tell. What it answers it says itself, and anybody can write a number into
 * a subject: it has to come from the address of the submission, or of the account that it is in. That it does is believed of what
 * whoever took it in vouches for, and of what answers a letter that only its reader can name: its Message-ID is not to be guessed.
 * Neither staff nor the dealer who is to come are the customer.
 */
export const threadOf = async (unit: Db, mail: Answering): Promise<KeptSubmission | undefined> => {
  const { from, answers, references, isForged, verdict } = mail
  if (from === '' || isForged) return undefined
  const { id, role, dealer, dealerEdition } = people
  const known = await unit.select({ id, role, dealer, dealerEdition }).from(people).where(eq(people.email, from))
  if (known.some((each) => each.role === 'staff')) return undefined
  const own = isOf(
    from,
    known.map((each) => each.id),
  )
  const found =
    (await byLetter(unit, own, from, answers)) ??
    (verdict === 'vouched'
      ? ((await byMail(unit, own, answers)) ?? (await byReference(unit, own, references)))
      : undefined)
  if (found === undefined || (await isOfItsDealer(unit, found, from, known))) return undefined
  return found
}
