import * as v from 'valibot'
import type { ContentType } from '../field.ts'
import { editions, rank, seoDescription, seoTitle, slug } from './shared-fields.ts'

const text = v.pipe(v.string(), v.minLength(1))

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
    guides: {
      kind: 'json',
      schema: v.array(
        v.strictObject({
          kind: v.optional(text),
          steps: v.pipe(v.array(v.strictObject({ title: text, text })), v.minLength(3), v.maxLength(7)),
          care: v.pipe(v.array(text), v.minLength(1), v.maxLength(6)),
        }),
      ),
      doc: 'First use and care, for the quick guides; one per kind of product where a line has several. {Name of a specification}, {name} and {safetySwitch} are filled in',
    },
    comparisonAxes: { kind: 'symbols', doc: 'Names of specifications that tell the models apart' },
    faqs: { kind: 'links', to: 'faq' },
    landingPage: { kind: 'symbol', doc: 'Slug of the page that tells the whole story, if the line has one' },
    editions,
    rank,
  },
}
