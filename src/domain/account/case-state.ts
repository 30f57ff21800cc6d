import type { FormKind } from '../forms/form-kind.ts'

/** Forms that somebody waits for an answer to: they are followed in the account. */
export const caseForms = ['repair', 'water-treatment-claim', 'book-a-demo', 'contact'] as const satisfies FormKind[]

export type CaseForm = (typeof caseForms)[number]

export const caseStates = ['received', 'answered', 'confirmed', 'declined', 'closed'] as const

export type CaseState = (typeof caseStates)[number]

/** What staff have said of it. */
export const caseOutcomes = ['answered', 'closed'] as const

export type CaseOutcome = (typeof caseOutcomes)[number]

export type BookingState = 'asked' | 'confirmed' | 'declined'

/** A demo is confirmed for one of its days, or declined for all of them; else staff's word counts. */
export const caseState = (outcome: CaseOutcome | null, bookings: readonly BookingState[]): CaseState => {
  if (outcome === 'closed') return 'closed'
  if (bookings.includes('confirmed')) return 'confirmed'
  if (bookings.length > 0 && bookings.every((state) => state === 'declined')) return 'declined'
  return outcome ?? 'received'
}
