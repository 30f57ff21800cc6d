import { cleanLetter } from './clean-letter.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.tsx'
import { letterText } from './letter-text.ts'

export interface RenderedLetter {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** One content, two parts that say the same. */
export const renderLetter = (letter: Letter): RenderedLetter => {
  const clean = cleanLetter(letter)
  return { subject: clean.subject, html: letterHtml(clean), text: letterText(clean) }
}
