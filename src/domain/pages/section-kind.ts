/** What an editor may write in a section of each kind, beside its kind and its slot. */
export const sectionFields = {
  hero: ['heading', 'body', 'image', 'images', 'items', 'actions', 'setting'],
  text: ['heading', 'body', 'actions'],
  imageText: ['heading', 'body', 'image', 'images', 'items', 'actions', 'depth'],
  features: ['heading', 'body', 'images', 'items', 'actions'],
  steps: ['heading', 'body', 'images', 'items', 'actions'],
  quote: ['heading', 'body', 'cite'],
  gallery: ['heading', 'body', 'images', 'actions'],
  callToAction: ['heading', 'body', 'actions'],
  faq: ['heading', 'body', 'faqs', 'actions'],
  comparison: ['heading', 'body', 'products', 'items', 'actions'],
  form: ['heading', 'body', 'form', 'actions'],
} as const

export type SectionKind = keyof typeof sectionFields

export const sectionKinds = Object.keys(sectionFields) as SectionKind[]

/** Without these a section of the kind shows nothing. */
export const requiredFields: Partial<Record<SectionKind, string>> = {
  features: 'items',
  steps: 'items',
  quote: 'body',
  gallery: 'images',
  faq: 'faqs',
  form: 'form',
}
