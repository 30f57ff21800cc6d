/** No mail that somebody wrote comes near these. */
const mostDashedLines = 20_000
const mostBoundaries = 200

/** So many lines may be as short as they like. */
const mostShortLines = 20_000

/** What programs encode files in has 76 letters in each line. */
const usualLine = 60

const hasMore = (text: string, pattern: RegExp, most: number): boolean => {
  let found = 0
  for (const _ of text.matchAll(pattern)) {
    found += 1
    if (found > most) return true
  }
  return false
}

/**
 * Whether taking a mail apart would take longer than any mail is worth: each line costs as much as it would with a hundred letters, and
 * one that begins like the end of a part is held against every boundary there is.
 */
export const isTooDear = (raw: Uint8Array): boolean => {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
  return (
    hasMore(text, /\n/g, mostShortLines + raw.byteLength / usualLine) ||
    hasMore(text, /\n--/g, mostDashedLines) ||
    hasMore(text, /boundary/gi, mostBoundaries)
  )
}
