import * as v from 'valibot'
import type { Content } from '../load/content.ts'
import type { EditionCatalogue } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'

/** A piece of text that a visitor reads at once, and where its author wrote it. */
export interface VisibleText {
  id: string
  field: string
  text: string
}

const pageSchema = v.object({ slug: v.string(), seoDescription: v.string(), sections: v.array(v.string()) })
const said = v.nullish(v.string(), '')
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
