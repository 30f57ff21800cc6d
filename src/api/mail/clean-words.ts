// Whatever turns writing round, hides in it or is no writing at all. Joiners stay: some scripts need them.
const unwanted =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Cc}/gu

const lineEnds = /\r\n?|[\n\u0085\u2028\u2029\v\f]/g

const onOneLine = (text: string): string => text.replaceAll(unwanted, '').replaceAll(/\s+/g, ' ').trim()

/** Words from outside as one line of plain writing. */
export const cleanLine = (text: string): string =>
  onOneLine(text.toWellFormed().replaceAll(lineEnds, ' ').replaceAll('\t', ' '))

/** The same for what may have paragraphs: line ends stay, and one empty line in a row. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(lineEnds, '\n')
    .split('\n')
    .map((line) => onOneLine(line.replaceAll('\t', ' ')))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** Made when something is too long, which is seldom: it takes a while. */
let graphemes: Intl.Segmenter | undefined

/** At most so many UTF-16 units, cut between whole characters, with an ellipsis where something is missing. */
export const shortened = (text: string, longest: number): string => {
  if (text.length <= longest) return text
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let kept = ''
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > longest - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
