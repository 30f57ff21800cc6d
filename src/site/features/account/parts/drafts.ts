import { useState } from 'react'
import { parseJson } from '../../../state/parse-json.ts'

const prefix = 'account-draft:'

type Texts = Readonly<Record<string, string>>

const read = (name: string): Texts => {
  try {
    const kept = parseJson(sessionStorage.getItem(prefix + name))
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

const write = (name: string, texts: Texts | null): void => {
  try {
    if (texts === null) sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, JSON.stringify(texts))
  } catch {
    // What can't be kept is still on screen.
  }
}

/** What is typed into a form of the account: kept in this tab until it is sent, over a reload and over signing in again. */
export const useDraft = <Name extends string>(name: string, filledIn: Readonly<Record<Name, string>>) => {
  const [typed, setTyped] = useState<Texts>(() => (typeof sessionStorage === 'undefined' ? {} : read(name)))
  const values: Record<Name, string> = { ...filledIn }
  for (const key in filledIn) values[key] = typed[key] ?? filledIn[key]
  return {
    values,
    isTouched: Object.keys(typed).length > 0,
    type: (change: Partial<Record<Name, string>>) =>
      setTyped((before) => {
        const next: Texts = { ...before, ...change }
        write(name, next)
        return next
      }),
    done: () => {
      write(name, null)
      setTyped({})
    },
  }
}

/** Nobody who comes after finds what was typed. */
export const forgetDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Storage that cannot be read holds nothing.
  }
}
