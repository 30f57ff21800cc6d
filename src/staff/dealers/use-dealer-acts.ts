import { mustProveAgain } from '../app/prove-again.ts'
import { ask } from '../ask.ts'
import { answerWarranty } from '../operations/dealers/answer-warranty.ts'
import { approveDealer } from '../operations/dealers/approve-dealer.ts'
import type { ApplicationFile, ChangeFile, DealerFile, WarrantyFile } from '../operations/dealers/dealer-answers.ts'
import { refuseDealer } from '../operations/dealers/refuse-dealer.ts'
import { setActive } from '../operations/dealers/set-active.ts'
import { setPerson } from '../operations/dealers/set-person.ts'
import { setTerms } from '../operations/dealers/set-terms.ts'
import { settleChange } from '../operations/dealers/settle-change.ts'
import { useActs } from '../parts/use-acts.ts'
import type { SentListing } from './approve-sheet.tsx'
import { dealerKey, type Matter } from './use-matter.ts'

interface Outcome {
  readonly of: string
  readonly problem: string | null
  readonly changedBy: string | null
  /** As it is now. */
  readonly now: Matter | undefined
}

interface Came {
  readonly problem: string | null
  readonly changedBy: string | null
}

const outcome = (of: string, came: Came, now: Matter | undefined): Outcome => ({
  of,
  problem: came.problem,
  changedBy: came.changedBy,
  now,
})

const keyOf = ({ edition, slug }: DealerFile) => {
  const key = dealerKey(`${edition}/${slug}`)
  if (key === undefined) throw new Error('A dealer is of no country of ours')
  return key
}

/** What can be done in this room, and what came of it. */
export const useDealerActs = (onNow: (now: Matter) => void) => {
  const { said, isBusy, act, one, say } = useActs<Outcome>('dealers', ([done]) => {
    if (done?.now) onNow(done.now)
  })

  const application = ({ listing }: ApplicationFile, came: Awaited<ReturnType<typeof refuse>>) =>
    outcome(listing.name, came, came.application ? { matter: 'application', file: came.application } : undefined)
  const refuse = ({ reference, revision }: ApplicationFile, reason: string) =>
    ask(refuseDealer, { reference, revision, reason })
  const ofDealer = (file: DealerFile, came: Came & { dealer: DealerFile | null }) =>
    outcome(file.name, came, came.dealer ? { matter: 'dealer', file: came.dealer } : undefined)

  return {
    said,
    isBusy,
    say,
    /** What is wrong with the listing; undefined where the dealer is listed now. */
    approve: async (file: ApplicationFile, listing: SentListing): Promise<string | undefined> => {
      const { reference, revision } = file
      const [done] = await act('Approved, and listed', async () => [
        application(file, await ask(approveDealer, { reference, revision, listing })),
      ])
      return done === undefined ? 'We couldn’t reach the server. Try again.' : (done.problem ?? undefined)
    },
    refuse: (file: ApplicationFile, reason: string) =>
      one('Refused', async () => application(file, await refuse(file, reason))),
    settle: ({ id, revision, dealerName }: ChangeFile, isApproved: boolean, words: string) =>
      one(isApproved ? 'Changed' : 'Refused', async () => {
        const came = await ask(settleChange, { id, revision, isApproved, words })
        return outcome(dealerName, came, came.change ? { matter: 'change', file: came.change } : undefined)
      }),
    answer: ({ number, revision }: WarrantyFile, isApproved: boolean, answer: string) =>
      one(isApproved ? 'Approved' : 'Refused', async () => {
        const came = await ask(answerWarranty, { number, revision, isApproved, answer })
        return outcome(number, came, came.warranty ? { matter: 'warranty', file: came.warranty } : undefined)
      }),
    terms: (file: DealerFile, terms: { line: string; off: number }[]) =>
      one('Terms set', async () =>
        ofDealer(file, await ask(setTerms, { ...keyOf(file), revision: file.termsRevision, terms })),
      ),
    active: (file: DealerFile, isActive: boolean) =>
      one(isActive ? 'Listed again' : 'Taken off the list', async () =>
        ofDealer(file, await ask(setActive, { ...keyOf(file), revision: file.revision, isActive })),
      ),
    /** `prove`: one has to show first who one is. */
    addPerson: async (file: DealerFile, email: string): Promise<'done' | 'refused' | 'prove'> => {
      const refused: unknown[] = []
      const [added] = await act('Has its dealer area now', async () => {
        try {
          return [ofDealer(file, await ask(setPerson, { ...keyOf(file), email, isDealer: true }))]
        } catch (error) {
          if (!mustProveAgain(error)) throw error
          refused.push(error)
          return []
        }
      })
      if (refused.length > 0) return 'prove'
      return added?.problem === null ? 'done' : 'refused'
    },
    removePerson: (file: DealerFile, email: string) =>
      one('Has no dealer area any more', async () =>
        ofDealer(file, await ask(setPerson, { ...keyOf(file), email, isDealer: false })),
      ),
  }
}

export type DealerActs = ReturnType<typeof useDealerActs>
