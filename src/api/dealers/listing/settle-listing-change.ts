import { eq } from 'drizzle-orm'
import { listingFieldNames, listingWords } from '../../../domain/dealers/listing-words.ts'
import { severalLines } from '../../../domain/forms/clean-text.ts'
import { dealerName } from '../../../domain/staff/dealer-views.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { retryConflicts } from '../../db/retry-conflicts.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { queueLetter } from '../../mail/letter-queue.ts'
import { changedMeanwhile, refused, type Settled } from '../../staff/dealers/settled.ts'
import { recordAct } from '../../staff/record-act.ts'
import type { FormServices } from '../../submissions/receive-submission.ts'
import { listingAnswerLetter } from '../letters/answer-letters.ts'
import { dealerReader } from '../letters/dealer-reader.ts'
import { holdListings } from '../refresh-dealers.ts'
import { dealerOf } from '../search-dealers.ts'
import { applyOwnListing } from './apply-own-listing.ts'
import { changedFields, onlyChanged, sameFields } from './changed-fields.ts'
import { findListingChange } from './find-listing-change.ts'

export interface ListingAnswer {
  readonly isApproved: boolean
  /** To the dealer; needed for a no. */
  readonly words: string
}

const longestWords = 1000

/** Takes a dealer's change over or says no, if it is still what was on screen; the dealer is told. */
export const settleListingChange = async (
  { db, jobs, factsOf }: Pick<FormServices, 'db' | 'jobs' | 'factsOf'>,
  person: Pick<Person, 'id' | 'name'>,
  seen: { readonly id: string; readonly revision: string },
  { isApproved, words: typed }: ListingAnswer,
  at: Date,
): Promise<Settled> => {
  const words = severalLines(typed)
  if (!isApproved && words === '') return refused('Say why: it stands in the letter.')
  if (words.length > longestWords) return refused(`Write at most ${longestWords} characters.`)
  return retryConflicts(() =>
    db.transaction(async (unit: Db): Promise<Settled> => {
      await holdListings(unit)
      const change = await findListingChange(unit, seen.id, true)
      if (change === undefined) return refused('There is no such change.')
      const { row, dealer } = change
      const { edition, slug } = dealer
      const of = dealerName(edition, slug)
      if (change.revision !== seen.revision) return changedMeanwhile(unit, 'dealer', of)
      if (row.state !== 'waiting') return refused(`It is ${row.state} already.`)
      const state = isApproved ? 'approved' : 'refused'
      if (isApproved) await applyOwnListing(unit, edition, slug, onlyChanged(row))
      await unit
        .update(listingChanges)
        .set({ state, words: words === '' ? null : words, settledAt: at, settledBy: person.name })
        .where(eq(listingChanges.id, row.id))
      const before = { ...sameFields(dealerOf(dealer), row) }
      const after = isApproved ? { ...onlyChanged(row) } : { refused: { ...onlyChanged(row) }, reason: words }
      const act = isApproved ? 'approve-change' : 'refuse-change'
      await recordAct(unit, person, { act, subject: 'dealer', of, before, after }, at)
      const to = await dealerReader(unit, row, dealer)
      if (to !== undefined) {
        const fields = changedFields(row).map((field) => ({
          label: listingFieldNames[field],
          value: listingWords(row.after, field),
        }))
        const told = { to, edition: factsOf(edition), isApproved, id: row.id, name: dealer.name, fields, words }
        await queueLetter(unit, jobs, listingAnswerLetter(told), row.person === null ? {} : { person: row.person })
      }
      return { ok: true }
    }),
  )
}
