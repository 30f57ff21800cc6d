import { useEffect, useRef } from 'react'
import { ask } from '../ask.ts'
import type { CaseFile } from '../operations/inbox/case-answers.ts'
import { markCase } from '../operations/inbox/mark-case.ts'

/** Whoever only passes by with the keyboard has not read it. */
const settled = 1200

/** What somebody has opened and stays with is read; once, so that they can mark it unread again. */
export const useMarkRead = (
  reference: string | undefined,
  file: CaseFile | null | undefined,
  onRead: () => void,
): void => {
  const last = useRef<string>(undefined)
  const isUnread = file?.sent.isUnread === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is to be done then is done then
  useEffect(() => {
    if (reference === undefined || !isUnread || last.current === reference) return
    const timer = setTimeout(() => {
      last.current = reference
      // If that fails it is unread, as it was.
      ask(markCase, { reference, isUnread: false }).then(onRead, () => undefined)
    }, settled)
    return () => clearTimeout(timer)
  }, [reference, isUnread])
  useEffect(() => {
    if (reference !== last.current) last.current = undefined
  }, [reference])
}
