import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue, Model, Rule } from './edition-catalogue.ts'
import { count } from './measure.ts'

const promise = /\b(\w+)[- ]years?[- ](?:cover|warranty)\b/gi

/** A product that names its years in words names the right ones. */
export const yearsAgree: Rule = ({ products, locale }) =>
  products.flatMap(({ id, warrantyYears, features, body }) =>
    [
      ...features.flatMap(({ title, text }) => [title, text].map((words) => ({ field: 'features', words }))),
      { field: 'body', words: body },
    ].flatMap(({ field, words }) =>
      [...words.matchAll(promise)]
        .map(([, years = '']) => count(years))
        .filter((years) => !Number.isNaN(years) && years !== warrantyYears)
        .map((years) => ({
          id,
          locale,
          field,
          reason: `promises ${years} years, but warrantyYears is ${warrantyYears}`,
        })),
    ),
  )

const inCategory = (category: string) => (model: Model) => model.categories.includes(category)

/** Which products a line of the warranty page speaks of, by its title. */
const groups: [title: RegExp, members: (model: Model) => boolean][] = [
  [/^Wave/, inCategory('category-commercial')],
  [/robots/i, inCategory('category-residential')],
  [/^(Chlorinators|EcoClear)/, inCategory('category-water-care')],
  [/^Pumps/, inCategory('category-pool-equipment')],
]

const sectionSchema = v.object({
  items: v.optional(v.nullable(v.array(v.object({ title: v.string(), value: v.optional(v.string(), '') }))), []),
})

/** The range of years on the warranty page is the range of the products. */
export const warrantyPageAgrees = (content: Content, { products, locale }: EditionCatalogue): Disagreement[] => {
  const page = (content.entriesOfType.get('page') ?? []).find(({ fields }) => fields[locale].slug === 'warranty')
  const sections = v.parse(v.optional(v.array(v.string()), []), page?.fields[locale].sections)
  const items = sections.flatMap((id) => v.parse(sectionSchema, content.entries.get(id)?.fields[locale]).items ?? [])
  return items.flatMap(({ title, value }) => {
    const members = groups.find(([pattern]) => pattern.test(title))?.[1]
    const promised = [...value.matchAll(/\d+/g)].map(Number)
    const years = products.filter(members ?? (() => false)).map((model) => model.warrantyYears)
    if (page === undefined || promised.length === 0 || years.length === 0) return []
    const actual = [Math.min(...years), Math.max(...years)]
    if (Math.min(...promised) === actual[0] && Math.max(...promised) === actual[1]) return []
    const reason = `“${title}” promises ${value}, but the products have ${[...new Set(actual)].join(' to ')} years`
    return [{ id: page.id, locale, field: 'sections', reason }]
  })
}
