export interface TypoMatch {
  /** Nothing of the name is left over. */
  whole: boolean
  /** Which letter is wrong, from nought. */
  at: number
}

/**
 * Whether what a name says from a position on begins with a text, but for one letter that is wrong, missing, too many, or swapped with
 * the next. Undefined where it takes more than one, or none.
 */
export const startsWithOneTypo = (name: string, from: number, text: string): TypoMatch | undefined => {
  let at = 0
  while (at < text.length && name[from + at] === text[at]) at += 1
  if (at === text.length) return undefined
  const here = from + at
  const after = text.length - at - 1
  const ends: number[] = []
  if (matches(name, here + 1, text, at + 1)) ends.push(here + 1 + after)
  if (matches(name, here + 1, text, at)) ends.push(here + 2 + after)
  if (matches(name, here, text, at + 1)) ends.push(here + after)
  const swapped = after > 0 && name[here] === text[at + 1] && name[here + 1] === text[at]
  if (swapped && matches(name, here + 2, text, at + 2)) ends.push(here + 1 + after)
  return ends.length === 0 ? undefined : { whole: ends.includes(name.length), at }
}

/** Whether the name goes on with the rest of the text. Letter by letter, because cutting strings up costs more. */
const matches = (name: string, from: number, text: string, at: number): boolean => {
  if (from + text.length - at > name.length) return false
  for (let step = at; step < text.length; step += 1) if (name[from + step - at] !== text[step]) return false
  return true
}
