import { shortDay } from '../../domain/calendar/day-words.ts'
import { soonWords } from '../../domain/delivery/soon-words.ts'
import type { Cents } from '../../domain/money/money.ts'
import { countWord } from '../../domain/numbers/count-word.ts'
import { thingPath } from '../../domain/staff/thing-path.ts'
import type { Wait } from '../operations/today/ask-today.ts'
import { aud } from '../orders/order-words.ts'

export interface WaitWords {
  readonly title: string
  readonly detail: string
  /** What the button says. */
  readonly verb: string
  /** Where it is done. */
  readonly path: string
}

const low = (many: number): string => countWord(many).toLowerCase()

const ordersWords = (many: number): string => (many === 1 ? 'one order' : `${low(many)} orders`)

const forms: Record<string, string> = {
  contact: 'A question',
  repair: 'A repair',
  'water-treatment-claim': 'A claim about water treatment',
  'book-a-demo': 'About a demo',
  'job-application': 'Applies for a job',
}

const numbers = ({ what, many, amount }: Wait): string => {
  const worth = amount === null ? '' : `, ${aud(amount as Cents)}`
  return `${what}${many > 3 ? ` and ${low(many - 3)} more` : ''}${worth}`
}

interface At {
  /** The day that it leaves, as 2026-11-19, and today. */
  readonly day: string
  readonly today: string
}

const leaves = ({ day, today }: At): string =>
  day < today ? 'that should have left' : `so that they leave ${soonWords(day, today)}`

/** Of one, or of several that are not worth a row each. */
const either = (wait: Wait, one: WaitWords, several: Omit<WaitWords, 'verb'>): WaitWords =>
  wait.of === '' && wait.many > 1 ? { verb: 'Open', ...several } : one

const write: Record<Wait['kind'], (wait: Wait, at: At) => WaitWords> = {
  PACK: (wait, at) => ({
    title: `Pack ${ordersWords(wait.many)}${at.day < at.today ? ' ' : ', '}${
      wait.many === 1 ? leaves(at).replace('they leave', 'it leaves') : leaves(at)
    }`,
    detail: numbers(wait),
    verb: 'Pack',
    path: '/staff/orders/?view=to-pack',
  }),
  COUNTER: (wait) => ({
    title: `Bring ${ordersWords(wait.many)} to the counter`,
    detail: numbers(wait),
    verb: 'Get it ready',
    path: '/staff/orders/?view=to-pack',
  }),
  SEND: (wait) => ({
    title: `Hand ${wait.many === 1 ? 'one packed order' : `${low(wait.many)} packed orders`} to the courier`,
    detail: numbers(wait),
    verb: 'Send',
    path: '/staff/orders/?view=to-send',
  }),
  CASE: (wait) =>
    either(
      wait,
      {
        title: `Answer ${wait.who}`,
        detail: forms[wait.what] ?? wait.what,
        verb: 'Answer',
        path: thingPath('case', wait.of),
      },
      { title: `Answer ${low(wait.many)} more`, detail: 'Who waits longest comes first.', path: '/staff/inbox/' },
    ),
  DEMO: (wait) =>
    either(
      wait,
      {
        title: `Find a dealer for ${wait.who || 'a demo'}`,
        detail: 'Nobody is asked at the moment.',
        verb: 'Place',
        path: thingPath('demo', wait.of),
      },
      { title: `Find dealers for ${low(wait.many)} more demos`, detail: '', path: '/staff/demos/' },
    ),
  VISIT: (wait) =>
    either(
      wait,
      {
        title: `${wait.who} isn’t listed any more, and is expected on ${shortDay(wait.what)}`,
        detail: `${wait.of}: ring, and find another dealer where need be.`,
        verb: 'Look',
        path: thingPath('demo', wait.of),
      },
      { title: `${countWord(wait.many)} more demos of dealers who aren’t listed`, detail: '', path: '/staff/demos/' },
    ),
  APPLICATION: (wait) =>
    either(
      wait,
      {
        title: `Dealer application: ${wait.who}`,
        detail: 'Wants to sell or repair for us.',
        verb: 'Read',
        path: `/staff/dealers/applications/${encodeURIComponent(wait.of)}/`,
      },
      {
        title: `Read ${low(wait.many)} more dealer applications`,
        detail: '',
        path: '/staff/dealers/applications/',
      },
    ),
  CHANGE: (wait) =>
    either(
      wait,
      {
        title: `${wait.who} wants to be listed otherwise`,
        detail: `Asked by ${wait.what}.`,
        verb: 'Check',
        path: `/staff/dealers/changes/${encodeURIComponent(wait.of)}/`,
      },
      { title: `Check ${low(wait.many)} more changes of dealers`, detail: '', path: '/staff/dealers/changes/' },
    ),
  WARRANTY: (wait) =>
    either(
      wait,
      {
        title: `${wait.who} asks about a repair under warranty`,
        detail: wait.what,
        verb: 'Decide',
        path: thingPath('warranty', wait.of),
      },
      { title: `Decide ${low(wait.many)} more warranty requests`, detail: '', path: thingPath('warranty', '') },
    ),
  RETURN: (wait) =>
    either(
      wait,
      {
        title: `Check the return of ${wait.who}, then pay it back`,
        detail: `${wait.of}, return ${wait.what}`,
        verb: 'Check',
        path: `${thingPath('order', wait.of)}?view=returns`,
      },
      { title: `Check ${low(wait.many)} more returns`, detail: '', path: '/staff/orders/?view=returns' },
    ),
  REFUND: (wait) =>
    either(
      wait,
      {
        title: `${aud((wait.amount ?? 0) as Cents)} didn’t go back to ${wait.who}`,
        detail: `${wait.of}: ${wait.what}. The bank refused it, and nobody tries again.`,
        verb: 'Look',
        path: `${thingPath('order', wait.of)}?view=all`,
      },
      { title: `${countWord(wait.many)} more refunds failed`, detail: '', path: '/staff/trouble/' },
    ),
  LETTER: (wait) => ({
    title: wait.many === 1 ? 'One letter didn’t go out' : `${countWord(wait.many)} letters didn’t go out`,
    detail: 'Nobody tries them again by themselves.',
    verb: 'Look',
    path: '/staff/trouble/',
  }),
  MAIL: (wait) =>
    either(
      wait,
      {
        title: `A mail from ${wait.who} belongs to nothing we know`,
        detail: wait.what,
        verb: 'Sort',
        path: thingPath('mail', ''),
      },
      { title: `Sort ${low(wait.many)} more mails`, detail: '', path: thingPath('mail', '') },
    ),
  STOCK: (wait) =>
    either(
      wait,
      {
        title: `${wait.who}: ${wait.amount === 0 ? 'none' : low(wait.amount ?? 0)} left`,
        detail: wait.what === '' ? 'Nobody has said when more come.' : `More are due on ${shortDay(wait.what)}.`,
        verb: 'Stock',
        path: thingPath('stock', wait.of),
      },
      {
        title: `${countWord(wait.many)} more kinds of goods run out`,
        detail: '',
        path: '/staff/stock/',
      },
    ),
}

/** What a row says of what waits. `day`: when it has to be done, as 2026-11-19. */
export const waitWords = (wait: Wait, at: At): WaitWords => write[wait.kind](wait, at)
