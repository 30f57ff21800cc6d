import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { numbersIn } from './measure.ts'

const schema = v.object({
  treatments: v.nullish(v.array(v.object({ line: v.string(), low: v.number(), wanted: v.number(), high: v.number() }))),
  editions: v.array(v.string()),
})

type Level = 'low' | 'wanted' | 'high'

/** What a table says of a level, in parts per million: a range has ends, a single figure is what is wanted. */
const levelsIn = (text: string): [Level, number][] => {
  const levels = numbersIn(text).map((gramsPerLitre) => Math.round(gramsPerLitre * 1000))
  const [only] = levels
  if (levels.length === 1 && only !== undefined) return [['wanted', only]]
  if (levels.length === 0) return []
  return [
    ['low', Math.min(...levels)],
    ['high', Math.max(...levels)],
  ]
}

const names = ['Salt level', 'Mineral level']

/** The calculator wants the salt and minerals that the products of a line say they want. */
export const levelsAgree = (content: Content, { edition, locale, products }: EditionCatalogue): Disagreement[] =>
  (content.entriesOfType.get('poolFigures') ?? []).flatMap(({ id, draft, fields }) => {
    const { treatments, editions } = v.parse(schema, fields[locale])
    if (draft || !editions.includes(edition)) return []
    return (treatments ?? []).flatMap((treatment, index): Disagreement[] => {
      const field = `treatments.${index}`
      const said = products
        .filter(({ productLine }) => productLine === treatment.line)
        .flatMap((product) => names.map((name) => ({ product, name, value: product.figure(name)?.value ?? '' })))
        .filter(({ value }) => value !== '')
      if (said.length === 0) {
        const reason = `no product of ${treatment.line} that is sold in ${edition} names a level`
        return [{ id, locale, field: `${field}.line`, reason }]
      }
      return said.flatMap(({ product, name, value }) =>
        levelsIn(value)
          .filter(([level, figure]) => treatment[level] !== figure)
          .map(([level, figure]) => ({
            id,
            locale,
            field: `${field}.${level}`,
            reason: `is ${treatment[level]}, but ${product.name} has a ${name.toLowerCase()} of ${value}, which is ${figure}`,
          })),
      )
    })
  })
