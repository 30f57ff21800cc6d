import * as v from 'valibot'
import type { ContentType } from '../field.ts'
import { editions } from './shared-fields.ts'

const text = v.pipe(v.string(), v.minLength(1))
const actions = v.array(v.strictObject({ label: text, href: text }))
const words = v.strictObject({ heading: text, text, actions })

export const promotion: ContentType = {
  id: 'promotion',
  folder: 'promotions',
  displayField: 'name',
  bodyField: 'terms',
  doc: 'A promotion with its dates and terms. {starts}, {ends}, {registerBy} and {mostSets} in its words become what stands below',
  fields: {
    name: { kind: 'symbol', required: true },
    page: { kind: 'symbol', required: true, doc: 'Slug of the page that shows it' },
    startsOn: { kind: 'date', required: true, doc: 'First day, from midnight in the edition’s time zone' },
    endsOn: { kind: 'date', required: true, doc: 'Last day, to midnight in the edition’s time zone' },
    registerBy: { kind: 'date', required: true, doc: 'Last day on which a claim may reach us' },
    product: { kind: 'link', to: 'product', required: true, doc: 'What has to be bought' },
    bonus: { kind: 'links', to: 'product', required: true, doc: 'What comes with it for nothing' },
    mostSets: { kind: 'integer', required: true, min: 1, doc: 'How many times it comes with one order at most' },
    words: {
      kind: 'json',
      required: true,
      schema: v.strictObject({ before: words, during: words, after: words }),
      doc: 'What the page says before, during and after',
    },
    terms: { kind: 'text', required: true },
    editions,
  },
}
