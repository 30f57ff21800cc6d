import type { CaseSummary } from '../operations/account-answers.ts'

type CaseState = CaseSummary['state']

interface CaseWords {
  state: string
  /** What happens next, and by whom. */
  next: string
}

export const caseWords: Record<CaseState, CaseWords> = {
  RECEIVED: { state: 'With us', next: 'We have it, and write back within one working day.' },
  ANSWERED: { state: 'Answered', next: 'We have written back. Write again if that doesn’t settle it.' },
  CONFIRMED: { state: 'Confirmed', next: 'It’s agreed. Write here if anything changes.' },
  DECLINED: { state: 'Not possible', next: 'That didn’t work out this time. What can be done instead is below.' },
  CLOSED: { state: 'Closed', next: 'It’s settled. Write again and it’s open again.' },
}

const kinds: Readonly<Record<string, string>> = {
  REPAIR: 'Repair',
  WATER_TREATMENT_CLAIM: 'Claim',
  BOOK_A_DEMO: 'Demo',
  CONTACT: 'Message',
}

export const kindWords = (form: string): string => kinds[form] ?? 'Message'

/** Still with somebody: its tile is filled. */
export const isOpenCase = (state: CaseState): boolean => state !== 'CLOSED' && state !== 'DECLINED'
