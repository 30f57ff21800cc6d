import { isLeaked } from './leaked-passwords.ts'

export const shortestPassword = 10
export const longestPassword = 200

const parts = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 3)

/** What is wrong with a password that somebody wants, and what to do. Long is good; which signs are in it is nobody's business. */
export const passwordProblem = async (
  password: string,
  { email, name }: { email: string; name: string },
): Promise<string | undefined> => {
  const length = [...password].length
  if (length < shortestPassword)
    return `Use at least ${shortestPassword} characters: ${length === 0 ? 'three or four words do' : `${shortestPassword - length} more`}.`
  if (length > longestPassword) return `Use at most ${longestPassword} characters.`
  if (new Set(password).size < 4) return 'Use more than three different characters.'
  const small = password.toLowerCase()
  const known = [...parts(email), ...parts(name), 'poolwright']
  const rest = known.reduce((left, part) => left.replaceAll(part, ''), small)
  if (rest.length < 6) return 'Use something other than your name, your address or ours.'
  if (await isLeaked(password))
    return 'That one is in lists of leaked passwords, so it would be tried first. Use another: three or four words that have nothing to do with each other are good.'
  return undefined
}
