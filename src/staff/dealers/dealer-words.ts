import type { DealerMatterState, DealerView } from '../../domain/staff/dealer-views.ts'

export const viewWords: Record<DealerView, string> = {
  'to-do': 'To do',
  applications: 'Applications',
  changes: 'Changes',
  warranty: 'Warranty',
  all: 'All',
}

/** In which order a list is. */
export const orderWords: Record<DealerView, string> = {
  'to-do': 'Who waits longest comes first',
  applications: 'Newest first',
  changes: 'Newest first',
  warranty: 'Newest first',
  all: 'By name',
}

export const stateWords: Record<DealerMatterState, string> = {
  waiting: 'Waits',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Taken back',
  listed: 'Listed',
  unlisted: 'Not listed',
}

export const editionWords: Record<string, string> = {
  'en-au': 'Australia',
  'en-nz': 'New Zealand',
  'en-za': 'South Africa',
}

export const sourceWords = { CONTENT: 'content', DESK: 'the desk', DEALER: 'the dealer' } as const

/** "22.5%": a tenth of a per cent where there is one. */
export const offWords = (tenths: number): string => `${tenths / 10}%`

/** "45 min", "3 h", "2 days": about how long an answer takes. */
export const minutesWords = (minutes: number): string => {
  if (minutes < 90) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
