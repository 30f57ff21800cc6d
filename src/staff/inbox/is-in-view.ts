import type { CaseView } from '../../domain/staff/case-views.ts'
import type { CaseFile } from '../operations/inbox/case-answers.ts'
import { isPutOff } from './inbox-words.ts'

/** Whether a case as it is now still belongs to what is shown: what does not is gone from the list before that is asked for again. */
export const isInView = (view: CaseView, file: CaseFile, me: string | undefined, now: Date): boolean => {
  const { waitingSince, outcome, isUnread } = file.sent
  if (view === 'all') return true
  if (file.mergedInto !== null) return false
  if (view === 'answered' || view === 'closed') return outcome?.toLowerCase() === view
  if (waitingSince === null) return false
  if (view === 'later') return isPutOff(file.sent, now)
  if (isPutOff(file.sent, now)) return false
  if (view === 'mine') return file.assignee !== null && file.assignee.id === me
  return view === 'open' || isUnread
}
