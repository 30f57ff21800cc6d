import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { everyText } from './visible-texts.ts'

const fewestWords = 6

/** Opening hours are the same sentence wherever they stand. */
const mayRepeat = /\d [ap]m\b/

/** The sentences of a text, without the addresses of its links and its marks. */
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[[\]*]/g, '')
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(/\s+/).length >= fewestWords)

/** Nobody reads two of them, or one of them beside a page. */
const maySayAgain = ['troubleshootingStep', 'replyTemplate']

/** A sentence worth reading stands in one place of an edition. Steps to a fault may ask what others ask. */
export const sentencesSaidOnce = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const first = new Map<string, string>()
  const texts = everyText(content, catalogue).filter(({ type }) => !maySayAgain.includes(type))
  return texts.flatMap(({ id, field, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const where = first.get(sentence)
      if (where === undefined) first.set(sentence, id)
      if (where === undefined || where === id || mayRepeat.test(sentence)) return []
      return [{ id, field, locale: catalogue.locale, reason: `says “${sentence}”, which ${where} says too` }]
    }),
  )
}
