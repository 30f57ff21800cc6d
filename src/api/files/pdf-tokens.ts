const spaces = '\0\t\n\f\r '
const delimiters = '()<>[]{}/%'

const isRegular = (letter: string): boolean => !spaces.includes(letter) && !delimiters.includes(letter)

const afterGaps = (text: string, from: number): number => {
  let at = from
  while (at < text.length) {
    const letter = text.charAt(at)
    if (spaces.includes(letter)) at += 1
    else if (letter === '%') while (at < text.length && !'\r\n'.includes(text.charAt(at))) at += 1
    else break
  }
  return at
}

/** Strings hold anything, and brackets in them only in pairs or with a backslash. */
const afterString = (text: string, from: number): number => {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter === '\\') at += 1
    else if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}

const afterRegular = (text: string, from: number): number => {
  let at = from
  while (at < text.length && isRegular(text.charAt(at))) at += 1
  return at
}

export interface PdfToken {
  /** Of a string only its bracket: what is in it is no syntax. Names have their letters written plainly. */
  readonly text: string
  readonly end: number
}

const plainName = (written: string): string =>
  written.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

/** The next piece of a PDF's syntax; nothing at its end. */
export const pdfToken = (text: string, from: number): PdfToken | undefined => {
  const at = afterGaps(text, from)
  if (at >= text.length) return undefined
  const letter = text.charAt(at)
  const pair = text.slice(at, at + 2)
  if (pair === '<<' || pair === '>>') return { text: pair, end: at + 2 }
  if (letter === '(') return { text: letter, end: afterString(text, at) }
  if (letter === '<') {
    const close = text.indexOf('>', at)
    return { text: letter, end: close < 0 ? text.length : close + 1 }
  }
  if (letter === '/') {
    const end = afterRegular(text, at + 1)
    return { text: plainName(text.slice(at, end)), end }
  }
  if (!isRegular(letter)) return { text: letter, end: at + 1 }
  const end = afterRegular(text, at)
  return { text: text.slice(at, end), end }
}
