import { cleanLine } from '../clean-words.ts'

const longestName = 60

// A form can be sent with somebody else's address and an advertisement for a name: such names are not repeated first thing.
const looksLikeAddress = /[@/\\<>]|www\.|\w\.[a-z]{2,}/i

export const greeting = (name: string): string => {
  const clean = cleanLine(name)
  return clean === '' || clean.length > longestName || looksLikeAddress.test(clean) ? 'Hello,' : `Hello ${clean},`
}
