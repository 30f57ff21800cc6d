import type { InvoiceFontName } from './fonts/invoice-fonts.ts'

/** As much of a font as is needed to tell what it can print. */
export interface Letters {
  hasGlyphForCodePoint(codePoint: number): boolean
}

export type FontFamily = 'heading' | 'text' | 'strong'

export interface FontRun {
  font: InvoiceFontName
  text: string
}

/** A family's own font first; the others have the letters that it lacks, in the weight of text. */
const fallbacks: Readonly<Record<FontFamily, readonly InvoiceFontName[]>> = {
  heading: ['heading', 'text', 'extended', 'vietnamese'],
  text: ['text', 'extended', 'vietnamese'],
  strong: ['strong', 'text', 'extended', 'vietnamese'],
}

const has = (font: Letters, letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

/** Text in pieces of one font each. What no font has loses its accent, or is left out rather than printed as an empty box. */
export const fontRuns = (
  text: string,
  family: FontFamily,
  fonts: Readonly<Record<InvoiceFontName, Letters>>,
): FontRun[] => {
  // A name half of whose letters are bold would look like a mistake.
  const isWhole = [...text.normalize('NFC')].every((letter) => has(fonts[family], letter))
  const candidates = fallbacks[isWhole ? family : 'text']
  const fontFor = (letter: string) => candidates.find((name) => has(fonts[name], letter))
  const runs: FontRun[] = []
  const add = (letter: string): boolean => {
    const font = fontFor(letter)
    if (font === undefined) return false
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
    return true
  }
  for (const letter of text.normalize('NFC')) if (!add(letter)) for (const part of letter.normalize('NFD')) add(part)
  return runs
}

/** What of a text can be printed. */
export const printable = (
  text: string,
  family: FontFamily,
  fonts: Readonly<Record<InvoiceFontName, Letters>>,
): string =>
  fontRuns(text, family, fonts)
    .map((run) => run.text)
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
