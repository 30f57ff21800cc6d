import type { StaffSubject } from '../../domain/staff/staff-subject.ts'
import { type ShownAct, subjectOf } from '../operations/acts/act-answers.ts'

/** What was done, as a sentence goes on after who did it; what it was done to follows. */
const done: Record<string, string> = {
  pack: 'packed',
  unpack: 'unpacked',
  ship: 'sent',
  deliver: 'delivered',
  ready: 'brought to the counter',
  collect: 'handed over',
  cancel: 'called off',
  refund: 'paid back',
  note: 'noted something about',
  settle: 'settled the return of',
  answer: 'answered',
  reply: 'answered',
  close: 'closed',
  reopen: 'opened again',
  assign: 'gave somebody',
  take: 'took',
  later: 'put off',
  now: 'brought back',
  restore: 'brought back',
  merge: 'merged',
  approve: 'approved',
  refuse: 'refused',
  discard: 'put aside',
  make: 'made',
  end: 'ended',
  retry: 'tried again',
  'try again': 'tried again',
  'give up': 'gave up',
  'paid by hand': 'marked as paid back by hand',
  add: 'added',
  change: 'changed',
  remove: 'removed',
  list: 'listed',
  place: 'said where to find',
  counted: 'counted',
  delivered: 'took in',
  damaged: 'wrote off as damaged',
  lost: 'wrote off as lost',
  'given away': 'gave away',
  terms: 'set the terms of',
  'add-person': 'gave somebody the account of',
  'remove-person': 'took somebody from the account of',
  unread: 'left unread',
  role: 'changed the role of',
  'end-sign-ins': 'signed out',
  'let-in': 'let in again',
  export: 'exported',
}

export const subjectWords: Record<StaffSubject, string> = {
  order: 'Orders',
  case: 'Letters and forms',
  demo: 'Demos',
  dealer: 'Dealers',
  stock: 'Stock',
  promotion: 'Promotion codes',
  letter: 'Letters of ours',
  person: 'People',
  mail: 'Mail',
  job: 'Jobs',
  payment: 'Payments',
  warranty: 'Warranty requests',
}

const things: Partial<Record<StaffSubject, string>> = { letter: 'a letter', mail: 'a mail', job: 'a job' }

/** "AU-10482-6", "a mail": what something was done to. */
export const nameOfThing = (subject: StaffSubject, label: string): string =>
  things[subject] ?? (label || subjectWords[subject].toLowerCase())

/** "packed AU-10482-6". An act that has no words here is called by its own. */
export const actWords = ({ act, subject, label }: ShownAct): string =>
  `${done[act] ?? `did “${act.replaceAll('-', ' ')}” to`} ${nameOfThing(subjectOf(subject), label)}`
