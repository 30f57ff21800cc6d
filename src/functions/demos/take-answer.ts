import * as v from 'valibot'
import { answerAsk, type DealerAnswer } from '../../api/demos/answer-ask.ts'
import { answerProposal } from '../../api/demos/answer-proposal.ts'
import { type Answered, wrong } from '../../api/demos/answered.ts'
import { cancelRequest, changeDays } from '../../api/demos/change-request.ts'
import type { DemoLink } from '../../api/demos/demo-links.ts'
import type { DemoServices } from '../../api/demos/demo-services.ts'
import { wishesOf } from '../../api/demos/demo-turn.ts'
import { readAsk } from '../../api/demos/read-demo.ts'
import { declineReasons } from '../../domain/demos/decline-reasons.ts'
import type { Typed } from './dealer-options.ts'

const reason = v.picklist(declineReasons)

/** What a dealer has chosen and filled in; words where something is missing. */
const dealerAnswer = (typed: Typed, wishes: readonly string[]): DealerAnswer | string => {
  const text = (name: string) => typed.get(name) ?? ''
  switch (text('answer')) {
    case 'first':
      return { kind: 'accept', day: wishes[0] ?? '', time: text('time-first') }
    case 'second':
      return { kind: 'accept', day: wishes[1] ?? '', time: text('time-second') }
    case 'other': {
      if (text('day') === '') return 'Choose the day that you would come on.'
      const time = { day: text('day'), time: text('time-other'), minutes: Number(text('minutes')) }
      return { kind: 'propose', time, words: text('words') }
    }
    case 'no': {
      const why = v.safeParse(reason, text('reason'))
      return why.success ? { kind: 'decline', reason: why.output, words: '' } : 'Choose why not, in one tap.'
    }
    default:
      return 'Choose one of the lines.'
  }
}

const ofDealer = async (services: DemoServices, id: string, typed: Typed, at: Date): Promise<Answered> => {
  const read = await readAsk(services, id, at)
  const answer = dealerAnswer(typed, read ? wishesOf(read.submission) : [])
  return typeof answer === 'string' ? wrong(answer) : answerAsk(services, id, answer, at)
}

const ofVisitor = (services: DemoServices, submission: string, typed: Typed, at: Date): Promise<Answered> => {
  const text = (name: string) => typed.get(name) ?? ''
  const seen = { submission, day: text('day'), time: text('time') }
  switch (text('answer')) {
    case 'yes':
      return answerProposal(services, seen, true, at)
    case 'not-then':
      return answerProposal(services, seen, false, at)
    case 'change':
      return changeDays(services, submission, [text('first-day'), text('second-day')], at)
    case 'cancel':
      return cancelRequest(services, submission, at)
    default:
      return Promise.resolve(wrong('Choose one of the lines.'))
  }
}

/** Does what was posted, in the name of whom the link was written to. */
export const takeAnswer = (
  services: DemoServices,
  { purpose, id }: DemoLink,
  typed: Typed,
  at: Date,
): Promise<Answered> => (purpose === 'answer' ? ofDealer(services, id, typed, at) : ofVisitor(services, id, typed, at))
