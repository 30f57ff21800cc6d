import * as v from 'valibot'
import type { ContentType } from '../field.ts'
import { editions, rank, seoDescription, slug } from './shared-fields.ts'

const text = v.pipe(v.string(), v.nonEmpty())

export const category: ContentType = {
  id: 'category',
  folder: 'categories',
  displayField: 'name',
  doc: 'A department of the shop. Its products name it in their categories or furtherCategories',
  fields: {
    slug,
    name: { kind: 'symbol', required: true },
    seoTitle: { kind: 'symbol', required: true, doc: 'Also the category as a cart line shows it' },
    seoDescription,
    description: { kind: 'text', required: true },
    image: { kind: 'asset', required: true },
    filters: { kind: 'symbols', doc: 'Names of specifications a shopper may filter by' },
    guides: {
      kind: 'json',
      doc: 'What to ask oneself, between the products: one after every six, while at least three follow',
      schema: v.array(v.strictObject({ heading: text, text, label: text, href: text })),
    },
    editions,
    rank,
  },
}
