import type { Cents } from '../../domain/money/money.ts'
import { orderStates } from '../../domain/orders/order-state.ts'
import type { FoundKind } from '../../domain/staff/found-kind.ts'
import { thingPath } from '../../domain/staff/thing-path.ts'
import type { FoundThing } from '../operations/find/ask-found.ts'
import { aud, stateWords } from '../orders/order-words.ts'

type Written = Uppercase<FoundKind>

/** What a group of them is called. */
export const kindWords: Record<Written, string> = {
  ORDER: 'Orders',
  CASE: 'Letters and forms',
  RETURN: 'Returns',
  WARRANTY: 'Warranty requests',
  STOCK: 'Stock',
  DEALER: 'Dealers',
  PERSON: 'People',
}

export const kindIcons: Record<Written, string> = {
  ORDER: 'box',
  CASE: 'mail',
  RETURN: 'undo',
  WARRANTY: 'shield',
  STOCK: 'filter',
  DEALER: 'store',
  PERSON: 'user',
}

const formWords: Record<string, string> = {
  contact: 'Question',
  'book-a-demo': 'Demo',
  'become-a-dealer': 'Dealer application',
  registration: 'Registration',
  repair: 'Repair',
  'water-treatment-claim': 'Claim',
  'job-application': 'Job application',
}

const others: Record<string, string> = {
  open: 'On its way back',
  settled: 'Settled',
  waiting: 'Waits for us',
  approved: 'Approved',
  refused: 'Refused',
  gone: 'Not any more',
  active: '',
  customer: '',
  dealer: 'Dealer',
  staff: 'Staff',
}

/** How it stands, in a few words. */
export const standingOf = ({ kind, state, amount }: FoundThing): string => {
  if (kind === 'STOCK') return state === '' ? `${amount ?? 0} here` : `${amount ?? 0}, bay ${state}`
  if (kind === 'CASE') return formWords[state] ?? state
  if (kind !== 'ORDER') return others[state] ?? state
  const known = orderStates.find((each) => each === state)
  return `${known === undefined ? state : stateWords[known]}, ${aud((amount ?? 0) as Cents)}`
}

const subjects = {
  ORDER: 'order',
  CASE: 'case',
  RETURN: 'order',
  WARRANTY: 'warranty',
  STOCK: 'stock',
  DEALER: 'dealer',
  PERSON: 'person',
} as const

export const pathOfFound = ({ kind, of }: FoundThing): string => thingPath(subjects[kind], of)
