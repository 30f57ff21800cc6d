import { useState } from 'react'
import { ask } from '../ask.ts'
import { assignCase } from '../operations/inbox/assign-case.ts'
import type { CaseActedOn, CaseFile } from '../operations/inbox/case-answers.ts'
import { closeCase } from '../operations/inbox/close-case.ts'
import { markCase } from '../operations/inbox/mark-case.ts'
import { mergeCase } from '../operations/inbox/merge-case.ts'
import { noteCase } from '../operations/inbox/note-case.ts'
import { putOffCase } from '../operations/inbox/put-off-case.ts'
import { reopenCase } from '../operations/inbox/reopen-case.ts'
import { replyToCase } from '../operations/inbox/reply-to-case.ts'
import { useActs } from '../parts/use-acts.ts'

interface Seen {
  readonly reference: string
  readonly revision: string
}

const seenIn = ({ sent, revision }: CaseFile): Seen => ({ reference: sent.reference, revision })

type Act = (seen: Seen) => Promise<CaseActedOn>

const named = (acted: CaseActedOn) => ({ ...acted, of: acted.reference })

/** What can be done with a case, what came of it, and what takes it back. */
export const useCaseActs = (onActed: (acted: CaseActedOn) => void) => {
  const [undo, setUndo] = useState<{ readonly seen: Seen; readonly act: Act }>()
  const { said, isBusy, act, say } = useActs<ReturnType<typeof named>>('cases', (outcomes) => {
    for (const outcome of outcomes) onActed(outcome)
  })

  /** `back`: what takes it back again, of the case as it is then. Whether it was done. */
  const one = async (words: string, work: () => Promise<CaseActedOn>, back?: Act): Promise<boolean> => {
    const [done] = await act(words, async () => [named(await work())])
    if (done === undefined) return false
    const isDone = done.problem === null
    setUndo(isDone && back && done.case ? { seen: seenIn(done.case), act: back } : undefined)
    return isDone
  }

  const assignTo =
    (to: string | null): Act =>
    (seen) =>
      ask(assignCase, { ...seen, to })
  const putOffTo =
    (until: string | null): Act =>
    (seen) =>
      ask(putOffCase, { ...seen, until })

  return {
    said,
    isBusy,
    say,
    hasUndo: undo !== undefined,
    undo: async () => {
      if (undo !== undefined) await one('Taken back', () => undo.act(undo.seen))
    },
    assign: (file: CaseFile, to: { id: string; name: string } | null) =>
      one(
        to === null ? 'Given back' : `Given to ${to.name}`,
        () => assignTo(to?.id ?? null)(seenIn(file)),
        assignTo(file.assignee?.id ?? null),
      ),
    putOff: (file: CaseFile, until: Date) =>
      one('Put off', () => putOffTo(until.toISOString())(seenIn(file)), putOffTo(file.sent.laterUntil)),
    close: (file: CaseFile) =>
      one(
        'Closed',
        () => ask(closeCase, seenIn(file)),
        (seen) => ask(reopenCase, { ...seen, undo: true }),
      ),
    reopen: (file: CaseFile) => one('Opened again', () => ask(reopenCase, { ...seenIn(file), undo: false })),
    markUnread: (reference: string) => one('Marked unread', () => ask(markCase, { reference, isUnread: true })),
    note: (reference: string, words: string) => one('Noted', () => ask(noteCase, { reference, words })),
    merge: (file: CaseFile, into: string) => one('Merged', () => ask(mergeCase, { ...seenIn(file), into })),
    reply: (file: CaseFile, reply: { words: string; key: string; close: boolean }) =>
      one(reply.close ? 'Sent and closed' : 'Sent', () => ask(replyToCase, { ...seenIn(file), ...reply })),
  }
}
