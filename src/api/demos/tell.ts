import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { queueLetter } from '../mail/letter-queue.ts'
import type { MailMessage } from '../mail/mail-message.ts'
import { demoFacts } from './demo-facts.ts'
import { demoToken } from './demo-links.ts'
import type { DemoTurn } from './demo-turn.ts'
import type { DealerNews } from './letters/dealer-letters.ts'
import type { StaffNews } from './letters/staff-letters.ts'
import type { VisitorNews } from './letters/visitor-letters.ts'

/** Loaded with the first: a server is up sooner without what draws letters. */
const lettersCode = async () => {
  const [envelopes, visitor, dealer, staff] = await Promise.all([
    import('./letters/demo-letter.ts'),
    import('./letters/visitor-letters.ts'),
    import('./letters/dealer-letters.ts'),
    import('./letters/staff-letters.ts'),
  ])
  return { ...envelopes, ...visitor, ...dealer, ...staff }
}

const queue = ({ unit, jobs, submission }: DemoTurn, message: MailMessage): Promise<unknown> =>
  queueLetter(unit, jobs, message, { submission: submission.id })

/** In the transaction of what is told: nothing happens of which nobody hears, and nobody hears of what did not happen. */
export const tellVisitor = async (turn: DemoTurn, news: VisitorNews): Promise<void> => {
  const { visitorLetter, toVisitor } = await lettersCode()
  const { submission, ground, at } = turn
  const demo = demoFacts(submission, ground)
  const token = demoToken(ground.secret, { purpose: 'own', id: submission.id })
  await queue(turn, toVisitor(demo, visitorLetter(demo, news, token), at))
}

export const tellDealer = async (turn: DemoTurn, dealer: Dealer, news: DealerNews): Promise<void> => {
  const { dealerLetter, toDealer } = await lettersCode()
  const demo = demoFacts(turn.submission, turn.ground)
  await queue(turn, toDealer(demo, dealer, dealerLetter(demo, dealer, news), turn.at))
}

export const tellStaff = async (turn: DemoTurn, news: StaffNews): Promise<void> => {
  const { staffLetter, toStaff } = await lettersCode()
  const demo = demoFacts(turn.submission, turn.ground)
  await queue(turn, toStaff(demo, staffLetter(demo, news), turn.at))
}
