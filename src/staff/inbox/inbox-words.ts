import type { CaseView } from '../../domain/staff/case-views.ts'
import type { CaseFile, ListedCase } from '../operations/inbox/case-answers.ts'
import { agoWords, momentWords } from '../parts/time-words.ts'

export const viewWords: Record<CaseView, string> = {
  open: 'Open',
  mine: 'Mine',
  unread: 'Unread',
  later: 'Later',
  answered: 'Answered',
  closed: 'Closed',
  all: 'All',
}

const hour = 3_600_000

/** How long something is over: "20 min", "3 h", "2 days". */
const overWords = (passed: number): string => {
  if (passed < hour) return `${Math.max(1, Math.floor(passed / 60_000))} min over`
  if (passed < 24 * hour) return `${Math.floor(passed / hour)} h over`
  const days = Math.floor(passed / (24 * hour))
  return days === 1 ? '1 day over' : `${days} days over`
}

type Waiting = Pick<ListedCase, 'waitingSince' | 'laterUntil' | 'dueAt' | 'receivedAt'>

export interface WaitWords {
  readonly words: string
  readonly isOver: boolean
}

export const isPutOff = ({ laterUntil }: Pick<Waiting, 'laterUntil'>, now: Date): boolean =>
  laterUntil !== null && Date.parse(laterUntil) > now.getTime()

/** How long somebody has waited; in red by how much that is over, once it is later than was promised. */
export const waitWords = (waiting: Waiting, now: Date): WaitWords => {
  const { waitingSince, laterUntil, dueAt, receivedAt } = waiting
  if (waitingSince !== null && laterUntil !== null && isPutOff(waiting, now))
    return { words: `until ${momentWords(laterUntil)}`, isOver: false }
  const late = waitingSince === null || dueAt === null ? 0 : now.getTime() - Date.parse(dueAt)
  if (late > 0) return { words: overWords(late), isOver: true }
  return { words: agoWords(waitingSince ?? receivedAt, now), isOver: false }
}

/** How a case stands, in a sentence. */
export const standing = ({ sent, dueAt, mergedInto }: CaseFile, now: Date): WaitWords => {
  const { waitingSince, laterUntil, outcome, closedAt } = sent
  if (mergedInto !== null) return { words: `Merged into ${mergedInto}.`, isOver: false }
  if (outcome === 'CLOSED') return { words: `Closed${closedAt ? ` ${momentWords(closedAt)}` : ''}.`, isOver: false }
  if (waitingSince === null) return { words: 'Answered. Nobody waits.', isOver: false }
  if (laterUntil !== null && isPutOff(sent, now))
    return { words: `Put off until ${momentWords(laterUntil)}.`, isOver: false }
  const since = `Waits since ${momentWords(waitingSince)}`
  if (dueAt === null) return { words: `${since}.`, isOver: false }
  const late = now.getTime() - Date.parse(dueAt)
  if (late > 0) return { words: `${overWords(late)}: an answer was promised by ${momentWords(dueAt)}.`, isOver: true }
  return { words: `${since}. An answer is promised by ${momentWords(dueAt)}.`, isOver: false }
}

const done: Readonly<Record<string, (detail: string | null) => string>> = {
  assign: (to) => (to === null ? 'gave it back' : `gave it to ${to}`),
  later: (until) => `put it off${until === null ? '' : ` until ${momentWords(until)}`}`,
  now: () => 'took it up again',
  close: () => 'closed it',
  reopen: () => 'opened it again',
  unread: () => 'marked it unread',
  note: () => 'noted something',
  merge: (other) => `merged it with ${other}`,
  reply: () => 'answered',
}

/** What somebody did, as it goes on after their name. */
export const actWords = (act: string, detail: string | null): string => done[act]?.(detail) ?? act

/** How a message came, or went. */
export const viaWords = (via: string): string =>
  ({ account: 'in their account', mail: 'by email', desk: 'from the desk' })[via] ?? via

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

export const fileWords = ({ kind, bytes }: { kind: string; bytes: number }): string =>
  `${kind.toUpperCase()}, ${size(bytes)}`
