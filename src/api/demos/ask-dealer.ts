import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { dealerTimeZone } from '../../domain/dealers/dealer-time-zone.ts'
import { isFreeForDemo } from '../../domain/dealers/free-demo-days.ts'
import { answerBy } from '../../domain/demos/answer-by.ts'
import { momentWords } from '../../domain/demos/demo-words.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import { demoAsks } from '../db/schema/demo-requests.ts'
import { lockDealer } from '../dealers/lock-dealer.ts'
import { queueLetter } from '../mail/letter-queue.ts'
import type { MailMessage } from '../mail/mail-message.ts'
import { diaryOfDealer } from './dealer-days.ts'
import type { DemoAsk } from './demo-asks.ts'
import { demoFacts } from './demo-facts.ts'
import { demoToken } from './demo-links.ts'
import type { DemoGround } from './demo-services.ts'
import { type DemoTurn, wishesOf } from './demo-turn.ts'
import type { AskedBecause } from './letters/ask-letter.ts'
import { stand } from './stand.ts'

/** In words, by the clock of the dealer. */
export const answerByWords = (moment: Date, { state }: Pick<Dealer, 'state'>, edition: EditionCode): string =>
  momentWords(moment, dealerTimeZone(state, edition))

export const noteAsk = async (
  unit: Db,
  values: Pick<DemoAsk, 'submission' | 'edition' | 'dealer' | 'askedAt' | 'answerBy'>,
): Promise<DemoAsk> => {
  const [ask] = await unit.insert(demoAsks).values(values).returning()
  if (ask === undefined) throw new Error('An ask was not kept')
  return ask
}

/** Says in a letter what is asked, and gives the link that answers it. */
export const letterOfAsk = async (
  { ground, submission, at }: Pick<DemoTurn, 'submission' | 'at'> & { readonly ground: DemoGround },
  ask: DemoAsk,
  { dealer, because, days }: { dealer: Dealer; because: AskedBecause; days: readonly string[] },
): Promise<MailMessage> => {
  const [{ askLetter }, { toDealer }] = await Promise.all([
    import('./letters/ask-letter.ts'),
    import('./letters/demo-letter.ts'),
  ])
  const demo = demoFacts(submission, ground)
  const letter = askLetter(demo, {
    dealer,
    because,
    days,
    answerBy: answerByWords(ask.answerBy, dealer, demo.edition.code),
    token: demoToken(ground.secret, { purpose: 'answer', id: ask.id }),
  })
  return toDealer(demo, dealer, letter, at)
}

/** Has a dealer asked for the days that were wished for, as many of them as it is free on. Whoever was asked before has to have answered. */
export const askDealer = async (turn: DemoTurn, dealer: Dealer, because: AskedBecause): Promise<readonly string[]> => {
  const { unit, jobs, request, ground, submission, at } = turn
  const { edition } = request
  await lockDealer(unit, edition, dealer.slug)
  const diary = await diaryOfDealer(turn, dealer)
  const days = wishesOf(submission).filter((day) => isFreeForDemo(diary, day))
  const by = answerBy(at, { edition, state: dealer.state, holidays: ground.holidays })
  await stand(turn, { state: 'asked', dealer: dealer.slug, days, answerBy: by })
  const ask = await noteAsk(unit, {
    submission: submission.id,
    edition,
    dealer: dealer.slug,
    askedAt: at,
    answerBy: by,
  })
  const letter = await letterOfAsk(turn, ask, { dealer, because, days })
  await queueLetter(unit, jobs, letter, { submission: submission.id })
  return days
}
