import { caseViews } from '../../domain/staff/case-views.ts'
import type { KeyAct } from '../app/keys.ts'
import type { CaseFile } from '../operations/inbox/case-answers.ts'
import { viewWords } from './inbox-words.ts'

/** What the keys of the inbox do. */
export interface InboxDeeds {
  readonly step: (by: 1 | -1) => void
  readonly reply: () => void
  readonly choose: () => void
  readonly takeIt: () => void
  readonly giveIt: () => void
  readonly putOff: () => void
  readonly close: () => void
  readonly reopen: () => void
  readonly markUnread: () => void
  readonly merge: () => void
  readonly note: () => void
  readonly copyEmail: () => void
  readonly undo: () => void
  readonly search: () => void
  readonly clear: () => void
  readonly show: (view: (typeof caseViews)[number]) => void
}

const ofCase = ({ sent, mergedInto }: CaseFile, deeds: InboxDeeds): KeyAct[] => {
  const always = [
    { key: 'n', label: 'Note', run: deeds.note },
    { key: 'e', label: 'Copy email', isQuiet: true, run: deeds.copyEmail },
  ]
  // What was merged goes on elsewhere.
  if (mergedInto !== null) return always
  const isWaiting = sent.waitingSince !== null
  return [
    { key: 'r', label: 'Reply', run: deeds.reply },
    { key: 't', label: 'Use a template', run: deeds.choose },
    { key: 'a', label: 'Assign to me', run: deeds.takeIt },
    ...(isWaiting ? [{ key: 'h', label: 'Later', run: deeds.putOff }] : []),
    sent.outcome === 'CLOSED'
      ? { key: 'c', label: 'Open again', run: deeds.reopen }
      : { key: 'c', label: 'Close', run: deeds.close },
    ...(isWaiting ? [{ key: 'u', label: 'Mark unread', run: deeds.markUnread }] : []),
    { key: 'm', label: 'Merge', run: deeds.merge },
    ...always,
    { key: 'A', label: 'Assign to somebody', isQuiet: true, run: deeds.giveIt },
  ]
}

/** Those that fit what is looked at. */
export const inboxKeys = (file: CaseFile | null | undefined, hasUndo: boolean, deeds: InboxDeeds): KeyAct[] => [
  { key: 'j', label: 'Next', run: () => deeds.step(1) },
  { key: 'k', label: 'Previous', run: () => deeds.step(-1) },
  ...(file ? ofCase(file, deeds) : []),
  ...(hasUndo ? [{ key: 'z', label: 'Undo', run: deeds.undo }] : []),
  { key: 'f', label: 'Search', run: deeds.search },
  { key: 'Escape', label: 'Clear', isQuiet: true, run: deeds.clear },
  ...caseViews.map((view, at) => ({
    key: `${at + 1}`,
    label: viewWords[view],
    isQuiet: true,
    run: () => deeds.show(view),
  })),
]
