import { severalLines } from '../../domain/forms/clean-text.ts'

/** As much as a message of a case holds. */
export const longestWords = 20_000

/** No more is looked at: nobody has written more than that above what they quote. */
const longestLooked = 200_000

/** A line that says who wrote what follows, in the languages of our editions and of the phones that are sold there. */
const attribution =
  /^(?:on|op|am|le|el)\b.{6,300}\b(?:wrote|writes|geskryf|skryf|schreef|schrieb|a écrit|escribió)\s*:$/i

/** Such lines stand alone. */
const borders: readonly RegExp[] = [
  // Yahoo goes on in the same line.
  /^on\b.{6,300}@.{1,200}\bwrote\s*:\s{2,}/i,
  /^.{6,300}<\S+@\S+>\s+(?:wrote|writes)\s*:$/i,
  /^\d{4}[-/]\d{1,2}[-/]\d{1,2}\b.{0,200}\S+@\S+.{0,3}:$/,
  /^(?:-{2,}|_{2,})\s*(?:original message|forwarded message|original appointment|oorspronklike boodskap)\s*(?:-{2,}|_{2,})$/i,
  /^-{4,}\s*reply above this line\s*-{4,}$/i,
  /^begin forwarded message:$/i,
  /^_{20,}$/,
]

const headerNames = /^\*?(?:from|van|sent|gestuur|date|datum|to|aan|cc|subject|onderwerp)\s*:\*?\s?/i
const firstHeader = /^\*?(?:from|van|sent|date)\s*:\*?\s?\S/i

/** What phones and programs put below every mail. */
const trailers: readonly RegExp[] = [
  /^(?:sent|get|gestuur) (?:from|outlook for|vanaf|with|via)\b.{1,80}$/i,
  /^sent from my \S.{0,60}$/i,
  /^(?:download|get) .{1,40} for (?:ios|android)\b.{0,60}$/i,
]

/** Attributions are broken over two lines, and over three where names are long. */
const asOneLine = (lines: readonly string[], at: number, count: number): string =>
  lines
    .slice(at, at + count)
    .map((line) => line.trim())
    .join(' ')

const isAttribution = (lines: readonly string[], at: number): boolean => {
  const own = (lines[at] ?? '').trim().slice(0, 600)
  if (own === '') return false
  if (borders.some((each) => each.test(own))) return true
  const blank = lines.slice(at, at + 3).findIndex((line) => line.trim() === '')
  return [1, 2, 3].slice(0, blank < 0 ? 3 : blank).some((count) => {
    const line = asOneLine(lines, at, count)
    return line.length <= 400 && attribution.test(line)
  })
}

/** Outlook quotes without a mark: a block of headers stands above what was written before. */
const isHeaderBlock = (lines: readonly string[], at: number): boolean => {
  if (!firstHeader.test((lines[at] ?? '').trim())) return false
  const block = lines.slice(at, at + 8).filter((line) => line.trim() !== '')
  return block.slice(0, 6).filter((line) => headerNames.test(line.trim())).length >= 3
}

const isQuoted = (line: string): boolean => /^\s*>/.test(line)

/** Where what was quoted begins and nothing new follows; the end where nothing is. */
const quoteBegins = (lines: readonly string[]): number => {
  const found = lines.findIndex((_, at) => isAttribution(lines, at) || isHeaderBlock(lines, at))
  return found < 0 ? lines.length : found
}

/** Who answers below what they quote has written there: then the quotes go, and the rest stays. */
const belowQuotes = (lines: readonly string[], begins: number): string[] => {
  const rest = lines.slice(begins)
  if (!rest.some(isQuoted)) return []
  const lastQuoted = rest.findLastIndex(isQuoted)
  const between = rest.filter((line, at) => at > 0 && at < lastQuoted && !isQuoted(line) && !isAttribution(rest, at))
  const inTurn = between.filter((line) => line.trim() !== '' && !/\bwrote:\s*$/i.test(line))
  return [...(inTurn.length > 0 && rest.slice(0, 4).some(isQuoted) ? between : []), ...rest.slice(lastQuoted + 1)]
}

/** Longer than that is no signature, but what somebody writes below a line of dashes. */
const longestSignature = 12

/** "-- " alone in a line is the border that mail itself has for it; programs lose the space. */
const withoutSignature = (lines: readonly string[]): string[] => {
  const border = lines.findLastIndex((line) => line.trimEnd() === '--')
  const isOne = border >= 0 && lines.slice(border + 1).filter((line) => line.trim() !== '').length <= longestSignature
  return isOne ? lines.slice(0, border) : [...lines]
}

const withoutTrailers = (lines: readonly string[]): string[] => {
  const kept = [...lines]
  for (;;) {
    const last = kept.at(-1)?.trim()
    if (last === undefined) return kept
    if (last !== '' && !trailers.some((each) => each.test(last))) return kept
    kept.pop()
  }
}

const joined = (lines: readonly string[]): string => severalLines(lines.join('\n').replaceAll(/\n{3,}/g, '\n\n'))

/** Sentences at the end of Outlook's sort: what they warn of is not what somebody wrote. */
const caution = /^(?:caution|external(?: email| sender)?|warning)\s*:.{0,300}$/i

/**
 * What somebody has newly written in a mail, without what they quote, their signature and what their phone adds. Where nothing is left,
 * the whole of it: a line too many is better than a letter without words.
 */
export const newWords = (text: string): string => {
  const whole = severalLines(text.slice(0, longestLooked).replaceAll('\0', ''))
  const lines = whole.split('\n').filter((line, at) => at > 3 || !caution.test(line.trim()))
  const begins = quoteBegins(lines)
  const above = withoutTrailers(withoutSignature(lines.slice(0, begins).filter((line) => !isQuoted(line))))
  const below = withoutTrailers(withoutSignature(belowQuotes(lines, begins)))
  const written = joined([...above, ...(above.length > 0 && below.length > 0 ? [''] : []), ...below])
  return cut(written === '' ? whole : written)
}

const cut = (text: string): string =>
  text.length <= longestWords ? text : `${text.slice(0, longestWords - 1).replace(/[\ud800-\udbff]$/, '')}…`
