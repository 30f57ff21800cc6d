/** Commas and white space mean nothing between the words of GraphQL. */
const normalised = (text: string): string => text.replace(/[\s,]+/g, ' ').trim()

export type AllowedText = (text: string) => string | undefined

/**
 * Finds the text of the list that a sent document is. What runs is the list's: inside quotes and comments white space
 * does mean something, and it is not the sender's to change.
 */
export const allowedTexts = (operations: readonly string[]): AllowedText => {
  const known = new Map(operations.map((text) => [normalised(text), text]))
  return (text) => known.get(normalised(text))
}
