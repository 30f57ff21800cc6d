import type { ContentType } from '../field.ts'
import { editions, seoDescription, seoTitle, slug } from './shared-fields.ts'

export const page: ContentType = {
  id: 'page',
  folder: 'pages',
  displayField: 'title',
  doc: 'A page of the site: its own words, in sections. Terms of the shop in braces, {returnDays}, become what they are',
  fields: {
    slug,
    title: { kind: 'symbol', required: true, doc: 'The heading of the page' },
    seoTitle,
    seoDescription,
    lastChanged: { kind: 'date', doc: 'Of terms and policies: the day from which these words apply' },
    sections: { kind: 'links', to: 'section', inline: true, required: true },
    editions,
  },
}
