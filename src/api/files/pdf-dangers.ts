/** What makes a PDF more than paper. */
export type PdfDanger = 'script' | 'other-files' | 'locked'

/** A name as PDF lets it be written: any letter also as `#` and two digits. */
const written = (name: string): string =>
  [...name]
    .map((letter) => {
      const digits = letter.charCodeAt(0).toString(16)
      return `(?:${letter}|#${digits.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
    })
    .join('')

const nameEnd = '(?![^\\0\\t\\n\\f\\r ()<>\\[\\]{}/%])'
const space = '[\\0\\t\\n\\f\\r ]'
const gap = `${space}{0,50}`
const reference = `\\d{1,10}${space}{1,50}\\d{1,5}${space}{1,50}R`
const thing = `(?:<<|${reference})`

/** Values that are harmless as words of a text, so what stands before them decides. */
const values: readonly (readonly [string, PdfDanger])[] = [
  ['JavaScript', 'script'],
  ['Launch', 'script'],
  ['ImportData', 'script'],
  ['RichMedia', 'script'],
  ['GoToE', 'other-files'],
  ['FileAttachment', 'other-files'],
  ['EmbeddedFile', 'other-files'],
]

const valuePatterns = values.map(([name, danger]) => [new RegExp(`/${written(name)}${nameEnd}`, 'g'), danger] as const)

const keyPatterns: readonly (readonly [RegExp, PdfDanger])[] = [
  [new RegExp(`/${written('EmbeddedFiles')}${nameEnd}`), 'other-files'],
  [new RegExp(`/${written('EF')}${gap}${thing}`), 'other-files'],
  [new RegExp(`/${written('XFA')}${gap}(?:\\[|${thing})`), 'script'],
  // Nobody looks the type of an action up elsewhere who has nothing to hide.
  [new RegExp(`/${written('S')}${space}{1,50}${reference}`), 'script'],
  [new RegExp(`/${written('Encrypt')}${gap}${thing}`), 'locked'],
]

const beforeValue = new RegExp(`(?:/${written('S')}|/${written('Type')}|/${written('Subtype')}|obj)$`)

const longestLine = 200

/** Whether a name is the value of an action's or object's type, and not a word in a sentence. */
const isValue = (text: string, at: number): boolean => {
  let end = at
  while (end > 0 && '\0\t\n\f\r '.includes(text[end - 1] ?? '/')) end -= 1
  const gapBefore = text.slice(end, at)
  const before = text.slice(Math.max(0, end - longestLine), end)
  // More space than anybody leaves is there to hide something.
  if (beforeValue.test(before) || gapBefore.length > longestLine) return true
  // A comment may stand between key and value.
  const line = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1)
  return /[\r\n]/.test(gapBefore) && (line.includes('%') || line.length === longestLine)
}

/** Looks for actions, files and locks in a piece of a PDF. */
export const pdfDangerIn = (text: string): PdfDanger | undefined => {
  for (const [pattern, danger] of keyPatterns) {
    if (pattern.test(text)) return danger
  }
  for (const [pattern, danger] of valuePatterns) {
    for (const { index } of text.matchAll(pattern)) {
      if (isValue(text, index)) return danger
    }
  }
  return undefined
}
