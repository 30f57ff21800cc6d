import { type PdfToken, pdfToken } from './pdf-tokens.ts'

/** A dictionary's own keys, with the tokens of their values, once for each time that a key stands there. */
export type PdfDictionary = ReadonlyMap<string, readonly (readonly string[])[]>

export interface ReadDictionary {
  /** Absent where there is no dictionary, or no end of it. */
  readonly entries?: PdfDictionary
  /** How far was read. */
  readonly end: number
}

const isOpening = (token: string): boolean => token === '<<' || token === '['
const isClosing = (token: string): boolean => token === '>>' || token === ']'

const referenceMark = (text: string, from: number): PdfToken | undefined => {
  const generation = pdfToken(text, from)
  const mark = generation && /^\d+$/.test(generation.text) ? pdfToken(text, generation.end) : undefined
  return mark?.text === 'R' ? mark : undefined
}

const readValue = (text: string, first: PdfToken): { tokens: string[]; end: number } => {
  const tokens = [first.text]
  let { end } = first
  if (isOpening(first.text)) {
    for (let depth = 1; depth > 0; ) {
      const token = pdfToken(text, end)
      if (!token) break
      if (isOpening(token.text)) depth += 1
      if (isClosing(token.text)) depth -= 1
      tokens.push(token.text)
      end = token.end
    }
  } else if (/^\d+$/.test(first.text)) {
    const mark = referenceMark(text, end)
    if (mark) return { tokens: [first.text, 'R'], end: mark.end }
  }
  return { tokens, end }
}

/** The dictionary that begins here, if one does and it ends. */
export const readDictionary = (text: string, from: number): ReadDictionary => {
  const opening = pdfToken(text, from)
  if (opening?.text !== '<<') return { end: opening?.end ?? text.length }
  const entries = new Map<string, string[][]>()
  let { end } = opening
  while (true) {
    const key = pdfToken(text, end)
    if (!key) return { end: text.length }
    end = key.end
    if (key.text === '>>') return { entries, end }
    if (!key.text.startsWith('/')) continue
    const first = pdfToken(text, end)
    if (!first) return { end: text.length }
    // A key without a value.
    if (first.text === '>>') continue
    const value = readValue(text, first)
    end = value.end
    entries.set(key.text, [...(entries.get(key.text) ?? []), value.tokens])
  }
}
