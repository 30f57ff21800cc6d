import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { count } from './measure.ts'
import { allTexts } from './visible-texts.ts'

/** Figures of the trade that stand in many texts and mean one thing. */
const figures: { what: string; said: RegExp }[] = [
  {
    what: 'how far over clean a gauge is when a filter is due, in kPa',
    said: /\b(\d+) kPa (?:above|over)(?: clean)?\b/g,
  },
  {
    what: 'what a backwash takes, in litres',
    said: /\bbackwash\b[^.]*?(?:about|needs) ([\d,]+)(?: litres each| for\b)/gi,
  },
  {
    what: 'how many faults are in the supply or come from it',
    said: /\b(?:one fault in|one in) (\w+)(?: faults| is in those| on our benches)/gi,
  },
  {
    what: 'what a Heat 13 spends in a day of October, in A$',
    said: /(?:October, for |kWh, or |\bEffect )A\$([\d.]+\d)(?= a day in October| at 30 cents|\.(?!\d))/g,
  },
  {
    what: 'how many days a winter service takes',
    said: /\bservice (?:in Kirrawee )?takes (\w+) days\b/g,
  },
]

/** A figure that is told in several places is the same in all of an edition; the one told most often is taken to be right. */
export const figuresSaidAlike = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const texts = allTexts(content, catalogue)
  return figures.flatMap(({ what, said }) => {
    const told = texts.flatMap(({ id, field, text }) =>
      [...text.matchAll(said)].map(([, figure = '']) => ({ id, field, figure: count(figure.replaceAll(',', '')) })),
    )
    const [usual] = [...Map.groupBy(told, ({ figure }) => figure).values()].toSorted((a, b) => b.length - a.length)
    const right = usual?.[0]?.figure
    return told
      .filter(({ figure }) => figure !== right)
      .map(({ id, field, figure }) => ({
        id,
        field,
        locale: catalogue.locale,
        reason: `says ${figure} for ${what}, and elsewhere it is ${right}`,
      }))
  })
}
