import * as v from 'valibot'
import { anyFigures } from '../../../domain/pages/figures.ts'
import { sectionKinds } from '../../../domain/pages/section-kind.ts'
import type { ContentType } from '../field.ts'

const text = v.pipe(v.string(), v.minLength(1))

export const section: ContentType = {
  id: 'section',
  displayField: 'heading',
  doc: 'One part of a page, written inside the page’s file',
  fields: {
    kind: { kind: 'symbol', required: true, oneOf: sectionKinds },
    slot: {
      kind: 'symbol',
      pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
      doc: 'The place on its page that it is for, by the name the page has for it (src/domain/pages/page-slots.ts); without one it stands below, in order',
    },
    heading: { kind: 'symbol' },
    body: { kind: 'text' },
    image: { kind: 'asset' },
    images: { kind: 'assets' },
    items: {
      kind: 'json',
      schema: v.array(
        v.strictObject({
          title: text,
          text: v.optional(text),
          value: v.optional(text),
          time: v.optional(text),
          href: v.optional(text),
          ...anyFigures,
        }),
      ),
      doc: 'Features, steps or figures; a job has a price as its value, and the time it takes. What the page draws is a figure (src/domain/pages/figures.ts)',
    },
    actions: { kind: 'json', schema: v.array(v.strictObject({ label: text, href: text })) },
    setting: {
      kind: 'symbol',
      oneOf: ['water', 'rain', 'sun'],
      doc: 'The water or the weather that a hero stands in',
    },
    depth: { kind: 'number', min: 0, doc: 'How many metres below the water it is about' },
    cite: { kind: 'symbol', doc: 'Who said it, for a quote' },
    faqs: { kind: 'links', to: 'faq' },
    products: { kind: 'links', to: 'product', doc: 'What a comparison compares' },
    form: { kind: 'symbol', oneOf: ['contact', 'demo', 'dealer', 'registration', 'repair', 'claim', 'job'] },
  },
}
