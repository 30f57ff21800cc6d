import { cleanLine, shortened } from '../mail/clean-words.ts'

const longest = 80

/** What a visitor calls a file, fit to be shown; nothing where there is nothing to show. It is never part of a path. */
export const displayName = (text: string): string | undefined =>
  shortened(cleanLine(text.split(/[/\\]/).at(-1) ?? ''), longest) || undefined
