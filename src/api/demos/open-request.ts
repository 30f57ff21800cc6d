import { eq } from 'drizzle-orm'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { answerBy } from '../../domain/demos/answer-by.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { textIn } from '../../domain/forms/field.ts'
import type { Db } from '../db/database.ts'
import { demoRequests } from '../db/schema/demo-requests.ts'
import { submissions } from '../db/schema/submissions.ts'
import { dealerMailbox } from '../mail/dealer-mailbox.ts'
import type { MailMessage } from '../mail/mail-message.ts'
import type { KeptSubmission } from '../submissions/keep-submission.ts'
import { letterOfAsk, noteAsk } from './ask-dealer.ts'
import { demoAddress, demoToken } from './demo-links.ts'
import type { DemoGround } from './demo-services.ts'
import { wishesOf } from './demo-turn.ts'

export interface OpenedRequest {
  /** Where the visitor sees how it stands. */
  readonly own: string
  /** To the dealer, where there is one with a mailbox: others are rung, as the letter to staff says. */
  readonly letters: readonly MailMessage[]
}

/** Begins a request for a demo, in the transaction that takes the form in: a dealer is asked, or staff look for one. */
export const openRequest = async (
  unit: Db,
  submission: KeptSubmission,
  { edition, dealer, ground, at }: { edition: EditionCode; dealer: Dealer | undefined; ground: DemoGround; at: Date },
): Promise<OpenedRequest> => {
  const by = dealer && answerBy(at, { edition, state: dealer.state, holidays: ground.holidays })
  await unit.insert(demoRequests).values({
    submission: submission.id,
    edition,
    state: dealer ? 'asked' : 'with-staff',
    dealer: dealer?.slug ?? null,
    answerBy: by ?? null,
    changedAt: at,
  })
  // It waits where demos wait, and not beside the letters that want an answer.
  await unit.update(submissions).set({ waitingSince: null }).where(eq(submissions.id, submission.id))
  const token = demoToken(ground.secret, { purpose: 'own', id: submission.id })
  const own = demoAddress(ground.facts.siteUrl, token)
  if (dealer === undefined || by === undefined) return { own, letters: [] }
  const ask = await noteAsk(unit, {
    submission: submission.id,
    edition,
    dealer: dealer.slug,
    askedAt: at,
    answerBy: by,
  })
  if (dealerMailbox(dealer) === undefined) return { own, letters: [] }
  const because = textIn(submission.fields, 'dealer') === '' ? 'nearest' : 'named'
  const asked = { dealer, because, days: wishesOf(submission) } as const
  return { own, letters: [await letterOfAsk({ ground, submission, at }, ask, asked)] }
}
