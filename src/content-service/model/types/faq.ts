import type { ContentType } from '../field.ts'
import { editions, rank, slug } from './shared-fields.ts'

export const faqTopics = ['choosing', 'using', 'care', 'water', 'warranty', 'orders'] as const

export const faq: ContentType = {
  id: 'faq',
  folder: 'faqs',
  displayField: 'question',
  bodyField: 'answer',
  doc: 'A question people ask and its answer. Terms of the shop in braces, {returnDays}, become what they are',
  fields: {
    slug,
    question: { kind: 'symbol', required: true },
    answer: { kind: 'text', required: true },
    topic: { kind: 'symbol', required: true, oneOf: faqTopics },
    products: { kind: 'links', to: 'product' },
    lastReviewed: { kind: 'date', required: true },
    editions,
    rank,
  },
}
