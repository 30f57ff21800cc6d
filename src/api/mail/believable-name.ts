import { cleanLine } from './clean-words.ts'

const longestName = 60
const mostWords = 5

// Letters of any script, and a full stop only at the end of a word: no mail client makes a link of that.
const word = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’ʻ‘-]*\\.?"
const words = new RegExp(`^${word}(?: ${word}){0,${mostWords - 1}}$`, 'u')

/**
 * A name that may stand in a letter to an address which nobody has verified; empty for what looks like anything else. A form can be
 * sent with somebody else's address and an advertisement for a name.
 */
export const believableName = (typed: string): string => {
  const name = cleanLine(typed)
  return name.length <= longestName && words.test(name) ? name : ''
}
