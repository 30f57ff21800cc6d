import { eq } from 'drizzle-orm'
import { severalLines } from '../../../domain/forms/clean-text.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { warrantyAnswerLetter } from '../../dealers/letters/answer-letters.ts'
import { dealerReader } from '../../dealers/letters/dealer-reader.ts'
import { queueLetter } from '../../mail/letter-queue.ts'
import type { FormServices } from '../../submissions/receive-submission.ts'
import { recordAct } from '../record-act.ts'
import { findWarranty } from './find-warranty.ts'
import { productLabel } from './product-label.ts'
import { changedMeanwhile, refused, type Settled } from './settled.ts'

export interface WarrantyAnswer {
  readonly isApproved: boolean
  /** To the dealer; needed for a no. */
  readonly answer: string
}

const longestAnswer = 2000

/** Gives a dealer our word on a repair, once. */
export const answerWarranty = async (
  services: Pick<FormServices, 'db' | 'jobs' | 'factsOf' | 'contextOf'>,
  person: Pick<Person, 'id' | 'name'>,
  seen: { readonly number: string; readonly revision: string },
  { isApproved, answer: typed }: WarrantyAnswer,
  at: Date,
): Promise<Settled> => {
  const { db, jobs, factsOf } = services
  const answer = severalLines(typed)
  if (!isApproved && answer === '') return refused('Say why: it stands in the letter.')
  if (answer.length > longestAnswer) return refused(`An answer has at most ${longestAnswer} characters.`)
  return db.transaction(async (unit: Db): Promise<Settled> => {
    const asked = await findWarranty(unit, seen.number, true)
    if (asked === undefined) return refused('There is no such request.')
    const { row, dealer } = asked
    if (asked.revision !== seen.revision) return changedMeanwhile(unit, 'warranty', row.number)
    if (row.state !== 'waiting') return refused(`It is ${row.state} already.`)
    const state = isApproved ? 'approved' : 'refused'
    await unit
      .update(warrantyRequests)
      .set({ state, answer: answer === '' ? null : answer, answeredAt: at, answeredBy: person.name })
      .where(eq(warrantyRequests.id, row.id))
    const act = isApproved ? 'approve' : 'refuse'
    const changed = { before: { state: row.state }, after: { state, ...(answer !== '' && { answer }) } }
    await recordAct(unit, person, { act, subject: 'warranty', of: row.number, ...changed }, at)
    const to = await dealerReader(unit, row, dealer)
    if (to !== undefined) {
      const { number, serialNumber, edition } = row
      const product = productLabel(services, edition, row.product)
      const told = { to, edition: factsOf(edition), isApproved, number, product, serialNumber, answer }
      await queueLetter(unit, jobs, warrantyAnswerLetter(told), row.person === null ? {} : { person: row.person })
    }
    return { ok: true }
  })
}
