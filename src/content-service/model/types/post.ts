import type { ContentType } from '../field.ts'
import { editions, slug } from './shared-fields.ts'

export const post: ContentType = {
  id: 'post',
  folder: 'posts',
  displayField: 'title',
  bodyField: 'body',
  doc: 'A piece of news',
  fields: {
    slug,
    title: { kind: 'symbol', required: true },
    summary: { kind: 'symbol', required: true, doc: 'Also the description for search engines' },
    date: { kind: 'date', required: true },
    author: { kind: 'symbol', required: true },
    cover: { kind: 'asset', required: true },
    body: { kind: 'text', required: true },
    tags: { kind: 'symbols' },
    editions,
  },
}
