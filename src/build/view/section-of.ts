import type { SectionKind } from '../../domain/pages/section-kind.ts'
import { keepTogether } from '../../domain/text/keep-together.ts'
import type { FaqLink } from '../../site/content/faq.ts'
import type { Picture } from '../../site/content/picture.ts'
import type { ProductCard } from '../../site/content/product.ts'
import type { Section, SectionOf } from '../../site/content/section.ts'
import type { Asset } from '../content/types/asset.ts'
import type { SectionEntry } from '../content/types/section.ts'
import { renderMarkdown } from './markdown.ts'
import { withoutEmpty } from './without-empty.ts'

/** What sections name, as pages show it. */
interface SectionLinks {
  picture(asset: Asset): Picture
  faqLinks(ids: string[]): FaqLink[]
  cards(ids: string[]): ProductCard[]
}

type Makers = { [Kind in SectionKind]: (entry: SectionEntry, view: SectionLinks) => SectionOf<Kind> }

const words = ({ heading, body, actions }: SectionEntry) => ({
  ...(heading != null && { heading: keepTogether(heading) }),
  ...(body != null && { html: renderMarkdown(body) }),
  ...(actions != null && { actions }),
})

const itemsIn = ({ items }: SectionEntry) =>
  (items ?? []).map(({ title, value, text, ...item }) => ({
    ...item,
    title: keepTogether(title),
    ...(value !== undefined && { value: keepTogether(value) }),
    ...(text !== undefined && { text: keepTogether(text) }),
  }))

const picturesIn = ({ imagesCollection }: SectionEntry, view: SectionLinks) => imagesCollection.map(view.picture)

const listed = (entry: SectionEntry, view: SectionLinks) => ({
  ...words(entry),
  ...withoutEmpty({ pictures: picturesIn(entry, view) }),
  items: itemsIn(entry),
})

const pictured = (entry: SectionEntry, view: SectionLinks) =>
  withoutEmpty({
    ...words(entry),
    ...(entry.image != null && { picture: view.picture(entry.image) }),
    pictures: picturesIn(entry, view),
    items: itemsIn(entry),
  })

const makers: Makers = {
  hero: (entry, view) => ({
    kind: 'hero',
    ...pictured(entry, view),
    ...(entry.setting != null && { setting: entry.setting }),
  }),
  text: (entry) => ({ kind: 'text', ...words(entry) }),
  imageText: (entry, view) => ({
    kind: 'imageText',
    ...pictured(entry, view),
    ...(entry.depth != null && { depth: entry.depth }),
  }),
  features: (entry, view) => ({ kind: 'features', ...listed(entry, view) }),
  steps: (entry, view) => ({ kind: 'steps', ...listed(entry, view) }),
  quote: (entry) => ({ kind: 'quote', ...words(entry), ...(entry.cite != null && { cite: keepTogether(entry.cite) }) }),
  gallery: (entry, view) => ({ kind: 'gallery', ...words(entry), pictures: picturesIn(entry, view) }),
  callToAction: (entry) => ({ kind: 'callToAction', ...words(entry) }),
  faq: (entry, view) => ({ kind: 'faq', ...words(entry), faqs: view.faqLinks(entry.faqsCollection) }),
  comparison: (entry, view) => ({
    kind: 'comparison',
    ...words(entry),
    ...withoutEmpty({ products: view.cards(entry.productsCollection), items: itemsIn(entry) }),
  }),
  form: (entry) => ({ kind: 'form', ...words(entry) }),
}

/** A section as its kind has it. */
export const sectionOf = (entry: SectionEntry, view: SectionLinks): Section => makers[entry.kind](entry, view)
