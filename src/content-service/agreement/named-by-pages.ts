import * as v from 'valibot'
import { namedLines, namedProducts } from '../../domain/pages/named-products.ts'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'

const sluggedSchema = v.object({ slug: v.string() })
const pageSchema = v.object({ slug: v.string(), sections: v.array(v.string()) })

/** Where entries of a type stand below their edition. */
const places = [
  { type: 'product', what: 'product', folder: 'products/' },
  { type: 'productLine', what: 'product line', folder: 'product-lines/' },
  { type: 'category', what: 'category', folder: 'shop/' },
  { type: 'faq', what: 'question', folder: 'support/faq/' },
  { type: 'post', what: 'post', folder: 'news/' },
  { type: 'page', what: 'page', folder: '' },
] as const

const address = /\/(en-[a-z]{2})\/([a-z0-9/-]+)\//g

/** Whatever is written in a section, in one text. */
const wordsOf = (content: Content, section: string, { locale }: EditionCatalogue): string =>
  JSON.stringify(content.entries.get(section)?.fields[locale] ?? {})

/** No page leads to a product, a line, a category, a question, a post or a page that its edition does not have. */
const addressesKnown = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { edition, locale } = catalogue
  const known = new Set(
    places.flatMap(({ type, folder }) =>
      publishedEntries(content, type, sluggedSchema, catalogue).map(({ slug }) => folder + slug),
    ),
  )
  const whatIs = (path: string): string =>
    places.find(({ folder, type }) => type !== 'page' && path.startsWith(folder))?.what ?? 'page'
  return publishedEntries(content, 'page', pageSchema, catalogue).flatMap(({ id, sections }) =>
    sections.flatMap((section, at) =>
      [...wordsOf(content, section, catalogue).matchAll(address)]
        .filter(([, of, path = '']) => of === edition && !known.has(path))
        .map(([whole, , path = '']) => ({
          id,
          locale,
          field: `sections.${at}`,
          reason: `names ${whole}, but ${edition} has no such ${whatIs(path)}`,
        })),
    ),
  )
}

const linkingSchema = v.object({ products: v.nullish(v.array(v.string())), faqs: v.nullish(v.array(v.string())) })

/** Nor does it show products or questions that its edition does not have. */
const linksKnown = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { edition, locale } = catalogue
  const idsOf = (type: string) => publishedEntries(content, type, sluggedSchema, catalogue).map(({ id }) => id)
  const known = new Set([...idsOf('product'), ...idsOf('faq')])
  return publishedEntries(content, 'page', pageSchema, catalogue).flatMap(({ id, sections }) =>
    sections.flatMap((section, at) => {
      const { products, faqs } = v.parse(linkingSchema, content.entries.get(section)?.fields[locale])
      return [...(products ?? []), ...(faqs ?? [])]
        .filter((shown) => !known.has(shown))
        .map((shown) => ({
          id,
          locale,
          field: `sections.${at}`,
          reason: `shows "${shown}", which ${edition} does not have`,
        }))
    }),
  )
}

/** What code names for a page is there wherever the page is. */
const namesKnown = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { edition, locale } = catalogue
  const products = publishedEntries(content, 'product', sluggedSchema, catalogue).map(({ slug }) => slug)
  const lines = publishedEntries(content, 'productLine', sluggedSchema, catalogue).map(({ id }) => id)
  const pages = publishedEntries(content, 'page', sluggedSchema, catalogue)
  return pages.flatMap(({ id, slug }) => {
    const missing = [
      ...(Object.entries(namedProducts).find(([page]) => page === slug)?.[1] ?? [])
        .filter((product) => !products.includes(product))
        .map((product) => `reckons with the product "${product}"`),
      ...Object.entries(namedLines)
        .filter(([page, line]) => page === slug && !lines.includes(line))
        .map(([, line]) => `reckons with the product line "${line}"`),
    ]
    return missing.map((what) => ({ id, locale, field: 'slug', reason: `${what}, which ${edition} does not have` }))
  })
}

const tellingSchema = v.object({ landingPage: v.nullish(v.string()), page: v.nullish(v.string()) })

/** Lines and promotions are told on pages that there are, if not in every edition. */
const pagesKnown = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { locale } = catalogue
  const pages = new Set((content.entriesOfType.get('page') ?? []).map(({ fields }) => fields[locale].slug))
  return ['productLine', 'promotion'].flatMap((type) =>
    publishedEntries(content, type, tellingSchema, catalogue).flatMap(({ id, landingPage, page }) =>
      Object.entries({ landingPage, page })
        .filter(([, slug]) => slug != null && !pages.has(slug))
        .map(([field, slug]) => ({
          id,
          locale,
          field,
          reason: `names the page "${slug}", which there is not`,
        })),
    ),
  )
}

export const pagesNameWhatIs = (content: Content, catalogue: EditionCatalogue): Disagreement[] => [
  ...addressesKnown(content, catalogue),
  ...linksKnown(content, catalogue),
  ...namesKnown(content, catalogue),
  ...pagesKnown(content, catalogue),
]
