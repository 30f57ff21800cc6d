import { capitalised } from './capitalised.ts'

const placeholder = /\{(\w+)\}/g

const lowered = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)

/** The names that a text gives in braces. A capital asks for words that begin a sentence. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => lowered(name))

/** A text with the words it names in braces. Names without words stay in their braces. */
export const filledIn = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholder, (named, name: string) => {
    const found = words[lowered(name)]
    if (found === undefined) return named
    return name === lowered(name) ? found : capitalised(found)
  })
