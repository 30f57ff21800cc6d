import { useState } from 'react'
import { refreshCounts } from '../app/desk-counts.ts'
import { ask } from '../ask.ts'
import { subjectOf } from '../operations/acts/act-answers.ts'
import { undoAct } from '../operations/acts/undo-act.ts'
import type { Today } from '../operations/today/ask-today.ts'
import { nameOfThing } from '../parts/act-words.ts'
import { useActs } from '../parts/use-acts.ts'

export type DoneAct = Today['done'][number]

/** Takes back what one has done, and says what came of it. */
export const useUndo = (onUndone: () => void) => {
  const { said, isBusy, one } = useActs('acts', () => {
    onUndone()
    void refreshCounts()
  })
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set())

  const undo = ({ act }: DoneAct) =>
    one('Taken back', async () => {
      const undone = await ask(undoAct, { act: act.id })
      if (undone.problem !== null) setRefused((before) => new Set([...before, act.id]))
      return { ...undone, of: nameOfThing(subjectOf(act.subject), act.label) }
    })

  return {
    said,
    isBusy,
    undo,
    canUndo: ({ act, undoUntil }: DoneAct, now: Date): boolean =>
      undoUntil !== null && new Date(undoUntil) > now && !refused.has(act.id),
  }
}

export type Undoing = ReturnType<typeof useUndo>
