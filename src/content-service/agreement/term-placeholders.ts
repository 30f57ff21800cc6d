import * as v from 'valibot'
import { inWords, termNames } from '../../domain/shop/term-words.ts'
import { placeholdersIn } from '../../domain/text/placeholders.ts'
import type { Content } from '../load/content.ts'
import { shippingClasses } from '../model/types/product.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'
import { answerTexts, pageTexts, type VisibleText } from './visible-texts.ts'

const { prices, counts, others } = termNames(shippingClasses)
const termsOfShops = [...prices, ...counts, ...counts.map(inWords), ...others]

/** What other parts of the site put into texts. */
const known = ['edition', 'dealers', 'repairers']

const termsPage = 'shipping-and-returns'

/** Prices and days as somebody would type them. */
const typed = /\$\d[\d.,]*|\b\d+(?:–\d+)? (?:days|h)\b/g

const unknownNames = (texts: readonly VisibleText[], shop: boolean) => {
  const names = shop ? [...known, ...termsOfShops] : known
  return texts.flatMap(({ id, field, text }) =>
    placeholdersIn(text)
      .filter((name) => !names.includes(name))
      .map((name) => ({ id, field, reason: `names {${name}}, which there is not` })),
  )
}

/** The page that tells all terms tells them by name. */
const termsPageComplete = (texts: readonly VisibleText[]) => {
  const [first] = texts
  if (first === undefined) return []
  const named = new Set(texts.flatMap(({ text }) => placeholdersIn(text)))
  const missing = [...prices, ...counts, ...others].filter((name) => !named.has(name) && !named.has(inWords(name)))
  return [
    ...missing.map((name) => ({ id: first.id, field: 'sections', reason: `does not say {${name}}` })),
    ...texts.flatMap(({ id, field, text }) =>
      [...text.matchAll(typed)].map(([words]) => ({ id, field, reason: `has “${words}” typed out` })),
    ),
  ]
}

const rateSchema = v.object({ freeFrom: v.nullish(v.number()) })

/** Pages say from which value delivery is free, so there is one. */
const oneFreeFrom = (content: Content, catalogue: EditionCatalogue) => {
  const rates = publishedEntries(content, 'shippingRate', rateSchema, catalogue).flatMap(({ id, freeFrom }) =>
    freeFrom == null ? [] : [{ id, freeFrom }],
  )
  return rates.flatMap(({ id, freeFrom }) => {
    const other = rates.find((rate) => rate.freeFrom !== freeFrom)
    return other === undefined
      ? []
      : [{ id, field: 'freeFrom', reason: `is ${freeFrom}, but ${other.id} has ${other.freeFrom}` }]
  })
}

/** Texts name terms that the shop has, and the page of all terms leaves none out and types none. */
export const termPlaceholders = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { shop, locale } = catalogue
  const pages = pageTexts(content, catalogue)
  return [
    ...unknownNames([...pages, ...answerTexts(content, catalogue)], shop),
    ...(shop ? termsPageComplete(pages.filter(({ slug }) => slug === termsPage)) : []),
    ...(shop ? oneFreeFrom(content, catalogue) : []),
  ].map((found) => ({ ...found, locale }))
}
