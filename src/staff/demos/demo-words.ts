import { clockWords } from '../../domain/calendar/clock-words.ts'
import { shortDay } from '../../domain/calendar/day-words.ts'
import { type DeclineReason, declineReasons, reasonWords } from '../../domain/demos/decline-reasons.ts'
import type { DemoState } from '../../domain/demos/demo-state.ts'
import { firstName } from '../../domain/demos/demo-words.ts'
import { type CalendarDemo, type DemoFile, stateOf } from '../operations/demos/demo-answers.ts'
import { momentWords } from '../parts/time-words.ts'

export const stateWords: Record<DemoState, string> = {
  asked: 'Asked',
  proposed: 'Another day proposed',
  accepted: 'Accepted',
  'with-staff': 'Nobody yet',
  unplaced: 'Nobody could come',
  cancelled: 'Cancelled',
}

/** As it stands in its square of the calendar: a time, or what there is in place of one. */
export const chipWords = ({ state, time }: CalendarDemo): string => {
  switch (stateOf(state)) {
    case 'accepted':
      return time === null ? 'Agreed' : clockWords(time)
    case 'proposed':
      return time === null ? 'Offered?' : `${clockWords(time)}?`
    case 'asked':
      return 'Asked'
    case 'with-staff':
    case 'unplaced':
    case 'cancelled':
      return 'To place'
  }
}

/** What stands above a request that is open. */
export const titleOf = ({ state, name }: DemoFile): string => {
  const who = firstName(name) || 'Somebody'
  switch (stateOf(state)) {
    case 'with-staff':
    case 'asked':
      return `${who} wants a demo`
    case 'proposed':
      return `${who} is asked about another day`
    case 'accepted':
      return `${who} has a demo`
    case 'unplaced':
      return `Nobody could come to ${who}`
    case 'cancelled':
      return `${who}’s demo is cancelled`
  }
}

export const timeWords = ({ day, time }: Pick<DemoFile, 'day' | 'time'>): string =>
  day === null ? '' : `${shortDay(day)}${time === null ? '' : `, ${clockWords(time)}`}`

/** How it stands, in a sentence. */
export const standsWords = (demo: DemoFile): string => {
  const { state, dealerName, answerBy, asks } = demo
  const shop = dealerName ?? 'Nobody'
  const last = asks[0]
  switch (stateOf(state)) {
    case 'asked':
      return `${shop} is asked${answerBy === null ? '.' : ` until ${momentWords(answerBy)}.`}`
    case 'proposed':
      return `${shop} offers ${timeWords(demo)}${answerBy === null ? '.' : `, held until ${momentWords(answerBy)}.`}`
    case 'accepted':
      return `${shop} comes on ${timeWords(demo)}.`
    case 'with-staff':
      return last === undefined ? 'No dealer is within reach.' : `${askWords(last)} Somebody of us finds the next.`
    case 'unplaced':
    case 'cancelled':
      return 'It is over, and no day is held.'
  }
}

const isReason = (written: string): written is DeclineReason => declineReasons.some((reason) => reason === written)

/** What became of asking a dealer. */
export const askWords = ({
  dealer,
  answer,
  answeredBy,
  day,
  time,
  reason,
  words,
}: DemoFile['asks'][number]): string => {
  const when = day === null ? '' : ` ${timeWords({ day, time })}`
  const by = answeredBy === null || answeredBy === dealer ? '' : ` (${answeredBy})`
  switch (answer) {
    case null:
      return `${dealer} is asked.`
    case 'ACCEPTED':
      return `${dealer} accepted${when}${by}.`
    case 'PROPOSED':
      return `${dealer} offered${when}${words === null ? '.' : `: “${words}”`}`
    case 'DECLINED':
      return `${dealer} can’t${reason === null ? '.' : `: ${isReason(reason) ? reasonWords(reason, undefined).toLowerCase() : reason}.`}`
    case 'UNANSWERED':
      return `${dealer} did not answer in two working days.`
    case 'WITHDRAWN':
      return `Taken back from ${dealer} by the visitor.`
    case 'MOVED':
      return `Taken from ${dealer}${by}.`
  }
}

/** "15 km, free Thu 26 Nov, answers in 5 h" */
export const nextWords = ({ km, free, answersIn }: DemoFile['next'][number], wishes: readonly string[]): string => {
  const days =
    free.length === 0
      ? 'free on neither day'
      : free.length === wishes.length && free.length > 1
        ? 'free on both days'
        : `free ${free.map(shortDay).join(' and ')}`
  return [`${km} km`, days, ...(answersIn === null ? [] : [`answers in ${answersIn} h`])].join(', ')
}
