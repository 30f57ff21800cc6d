import type { ContentType } from '../field.ts'
import { editions, rank, seoDescription, seoTitle, slug } from './shared-fields.ts'

export const productLine: ContentType = {
  id: 'productLine',
  folder: 'product-lines',
  displayField: 'name',
  doc: 'A family of products with one story. Its products name it in their productLine field',
  fields: {
    slug,
    name: { kind: 'symbol', required: true },
    tagline: { kind: 'symbol', required: true },
    seoTitle,
    seoDescription,
    summary: { kind: 'symbol', required: true },
    hero: { kind: 'asset', required: true },
    family: { kind: 'symbol', required: true, oneOf: ['robot', 'water', 'equipment', 'part'] },
    stage: {
      kind: 'symbol',
      required: true,
      oneOf: ['water', 'sand', 'sun', 'mint'],
      doc: 'The colour its products stand on',
    },
    story: { kind: 'links', to: 'section', inline: true, required: true },
    comparisonAxes: { kind: 'symbols', doc: 'Names of specifications that tell the models apart' },
    faqs: { kind: 'links', to: 'faq' },
    landingPage: { kind: 'symbol', doc: 'Slug of the page that tells the whole story, if the line has one' },
    editions,
    rank,
  },
}
