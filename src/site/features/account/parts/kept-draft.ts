import { parseJson } from '../../../state/parse-json.ts'

const prefix = 'account-draft:'

export type Texts = Readonly<Record<string, string>>

/** What was typed into a form of the account in this tab, as far as it isn't sent. */
export const readDraft = (name: string): Texts => {
  try {
    const kept = parseJson(sessionStorage.getItem(prefix + name))
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

export const keepDraft = (name: string, texts: Texts | null): void => {
  try {
    if (texts === null) sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, JSON.stringify(texts))
  } catch {
    // What can't be kept is still on screen.
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
