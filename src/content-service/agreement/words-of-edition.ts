import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { everyText } from './visible-texts.ts'

interface Usage {
  not: RegExp
  /** What people there say instead. */
  but: string
}

const everywhere: Usage[] = [
  { not: /\be-mail/i, but: 'email' },
  { not: /\bwall outlet|\b(?:electrical|power) outlet/i, but: 'power point' },
  { not: /\b(?:color|gray|liter|center(?!ed)|fiberglass|vacation)s?\b/i, but: 'the spelling of the edition' },
]

const powerPoint: Usage = { not: /\bplug points?\b/i, but: 'power point' }

/** An edition that is not listed has no words of its own. */
const of: Readonly<Record<string, Usage[]>> = {
  'en-au': [powerPoint, { not: /\bRCDs?\b|\bearth leakage\b/, but: 'safety switch' }],
  'en-nz': [powerPoint, { not: /\bsafety switch(?:es)?\b|\bearth leakage\b/i, but: 'RCD' }],
  'en-za': [
    { not: /\bpower points?\b/i, but: 'plug point' },
    { not: /\bsafety switch(?:es)?\b|\bRCDs?\b/i, but: 'earth leakage' },
  ],
}

/** What somebody in the country would call a thing is what its edition calls it. */
export const wordsOfEdition = (content: Content, catalogue: EditionCatalogue): Disagreement[] =>
  everyText(content, catalogue).flatMap(({ id, field, text }) =>
    [...everywhere, ...(of[catalogue.edition] ?? [])].flatMap(({ not, but }) => {
      const [said] = not.exec(text) ?? []
      if (said === undefined) return []
      return [
        { id, field, locale: catalogue.locale, reason: `says “${said}”, which is “${but}” in ${catalogue.edition}` },
      ]
    }),
  )
