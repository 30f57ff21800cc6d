import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import { type Disagreement, type EditionCatalogue, isPart, type Model } from './edition-catalogue.ts'
import { count } from './measure.ts'
import { publishedEntries } from './published-entries.ts'
import { allTexts, type VisibleText } from './visible-texts.ts'

const lineSchema = v.object({ slug: v.string(), name: v.string() })

/** A carton with something added holds no other model. */
const isModel = (product: Model): boolean => !isPart(product) && !product.name.endsWith(' Bonus')

interface Line {
  name: string
  models: Model[]
  /** Where “all seven” can only mean these. */
  isOwn: (text: VisibleText) => boolean
}

const linesOf = (content: Content, catalogue: EditionCatalogue): Line[] =>
  publishedEntries(content, 'productLine', lineSchema, catalogue).map(({ id, slug, name }) => ({
    name,
    models: catalogue.products.filter((product) => product.productLine === id && isModel(product)),
    isOwn: (text) => text.id === id || text.slug === slug,
  }))

/** Words only: a figure beside a line is more often a size or a time. */
const number = '(two|three|four|five|six|seven|eight|nine|ten)'

/** How many a line has, in words, is how many the edition sells. */
const countsAgree = (texts: readonly VisibleText[], { name, models, isOwn }: Line): Omit<Disagreement, 'locale'>[] => {
  const named = new RegExp(`(?<!\\bthe )\\b${number} (?:${name}s|${name} (?:robots|models))\\b`, 'gi')
  const meant = new RegExp(`\\b${number} models\\b|\\b(?:compare all|all|of the) ${number}(?= ${name}|[,.]|$)`, 'gi')
  return texts.flatMap((text) =>
    [...text.text.matchAll(named), ...(isOwn(text) ? text.text.matchAll(meant) : [])]
      .filter(([, one, other]) => count(one ?? other ?? '') !== models.length)
      .map(([words]) => ({
        id: text.id,
        field: text.field,
        reason: `says “${words}”, but ${models.length} ${name} models are sold here`,
      })),
  )
}

/** What is said of any robot of a line, all of them do. One that is named may do more. */
const waterlineAgrees = (texts: readonly VisibleText[], { name, models }: Line): Omit<Disagreement, 'locale'>[] => {
  const without = models.filter(({ suitability }) => suitability?.waterline === false)
  if (without.length === 0 || models.some(({ suitability }) => suitability == null)) return []
  const claim = new RegExp(
    `\\b(?:(?:A|Any|Each|Every) ${name}|(?:All )?${name}s)(?! (?:[A-Z] ?)?\\d)\\b[^.!?]*\\bwaterline\\b`,
  )
  return texts.flatMap(({ id, field, text }) => {
    const [words] = claim.exec(text) ?? []
    if (words === undefined) return []
    return [{ id, field, reason: `says “${words}”, but ${without.map((model) => model.name).join(', ')} do not` }]
  })
}

/** A line is what its models are, as many as there are. */
export const linesSaidTruly = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const texts = allTexts(content, catalogue)
  return linesOf(content, catalogue)
    .filter(({ models }) => models.length > 0)
    .flatMap((line) => [...countsAgree(texts, line), ...waterlineAgrees(texts, line)])
    .map((found) => ({ ...found, locale: catalogue.locale }))
}
