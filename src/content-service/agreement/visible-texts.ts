import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import type { EditionCatalogue } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'

/** A piece of text that a visitor reads at once, and where its author wrote it. */
export interface VisibleText {
  id: string
  field: string
  text: string
  /** Of the page that it stands on. */
  slug?: string
}

const pageSchema = v.object({ slug: v.string(), seoDescription: v.string(), sections: v.array(v.string()) })
const said = v.nullish(v.string(), '')
const actionsSchema = v.object({ actions: v.nullish(v.array(v.object({ label: v.string() })), []) })
const sectionSchema = v.object({
  heading: said,
  body: said,
  items: v.nullish(v.array(v.object({ title: v.string(), value: said, time: said, text: said })), []),
})
const faqSchema = v.object({ answer: v.string() })

/** What the pages of an edition say: descriptions, sections and their items. */
export const pageTexts = (content: Content, catalogue: EditionCatalogue): (VisibleText & { slug: string })[] =>
  publishedEntries(content, 'page', pageSchema, catalogue).flatMap(({ id, slug, seoDescription, sections }) => [
    { id, slug, field: 'seoDescription', text: seoDescription },
    ...sections.flatMap((section, at) => {
      const { heading, body, items } = v.parse(sectionSchema, content.entries.get(section)?.fields[catalogue.locale])
      const field = `sections.${at}`
      return [
        { id, slug, field: `${field}.heading`, text: heading },
        { id, slug, field: `${field}.body`, text: body },
        ...items.map(({ title, value, time, text }, index) => ({
          id,
          slug,
          field: `${field}.items.${index}`,
          text: [title, value, time, text].join(' '),
        })),
      ]
    }),
  ])

/** What the answers of an edition say, by paragraph. */
export const answerTexts = (content: Content, catalogue: EditionCatalogue): VisibleText[] =>
  publishedEntries(content, 'faq', faqSchema, catalogue).flatMap(({ id, answer }) =>
    answer.split(/\n\n+/).map((text) => ({ id, field: 'body', text })),
  )

/** What the links of an edition's pages say. */
const actionTexts = (content: Content, catalogue: EditionCatalogue): VisibleText[] =>
  publishedEntries(content, 'page', pageSchema, catalogue).flatMap(({ id, slug, sections }) =>
    sections.flatMap((section, at) =>
      v
        .parse(actionsSchema, content.entries.get(section)?.fields[catalogue.locale])
        .actions.map(({ label }) => ({ id, slug, field: `sections.${at}.actions`, text: label })),
    ),
  )

/** Types whose words stand in fields of their own. */
const wordsOf = {
  productLine: ['seoTitle', 'seoDescription', 'tagline', 'summary'],
  post: ['title', 'summary', 'body'],
  troubleshootingStep: ['title', 'body'],
} as const

const textOf = v.nullish(v.string(), '')

const fieldTexts = (content: Content, catalogue: EditionCatalogue): VisibleText[] =>
  Object.entries(wordsOf).flatMap(([type, fields]) =>
    publishedEntries(content, type, v.record(v.string(), v.unknown()), catalogue).flatMap(({ id, ...entry }) =>
      fields.map((field) => ({ id, field, text: v.parse(textOf, entry[field]) })),
    ),
  )

const productTexts = ({ products }: EditionCatalogue): VisibleText[] =>
  products.flatMap(({ id, summary, body, features }) => [
    { id, field: 'summary', text: summary },
    { id, field: 'body', text: body },
    ...features.map(({ title, text }) => ({ id, field: 'features', text: `${title}. ${text}` })),
  ])

/** All that an edition says in running text. */
export const allTexts = (content: Content, catalogue: EditionCatalogue): VisibleText[] => [
  ...pageTexts(content, catalogue),
  ...actionTexts(content, catalogue),
  ...answerTexts(content, catalogue),
  ...fieldTexts(content, catalogue),
  ...productTexts(catalogue),
]

/** Types whose entries are read by visitors, pages aside; or by whoever gets an answer from staff. */
const readTypes = [
  'productLine',
  'category',
  'product',
  'faq',
  'post',
  'job',
  'dealer',
  'troubleshootingStep',
  'promotion',
  'replyTemplate',
]

const stringsIn = (value: unknown, path: string): { field: string; text: string }[] => {
  if (typeof value === 'string') return value.includes(' ') ? [{ field: path, text: value }] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inside]) => stringsIn(inside, path === '' ? name : `${path}.${name}`))
}

/** Every piece of text of an edition, wherever an entry keeps it, and the type of its entry. */
export const everyText = (content: Content, catalogue: EditionCatalogue): (VisibleText & { type: string })[] => [
  ...pageTexts(content, catalogue).map((text) => ({ ...text, type: 'page' })),
  ...readTypes.flatMap((type) =>
    publishedEntries(content, type, v.record(v.string(), v.unknown()), catalogue).flatMap(({ id, ...fields }) =>
      stringsIn(fields, '').map((found) => ({ id, type, ...found })),
    ),
  ),
]
