import { useState } from 'react'
import { keepDraft, readDraft, type Texts } from './kept-draft.ts'

/** What is typed into a form of the account: kept in this tab until it is sent, over a reload and over signing in again. */
export const useDraft = <Name extends string>(name: string, filledIn: Readonly<Record<Name, string>>) => {
  const [typed, setTyped] = useState<Texts>(() => readDraft(name))
  const values: Record<Name, string> = { ...filledIn }
  for (const key in filledIn) values[key] = typed[key] ?? filledIn[key]
  return {
    values,
    type: (change: Partial<Record<Name, string>>) =>
      setTyped((before) => {
        const next: Texts = { ...before, ...change }
        keepDraft(name, next)
        return next
      }),
    done: () => {
      keepDraft(name, null)
      setTyped({})
    },
  }
}
