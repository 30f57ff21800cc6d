import type { ContentType } from '../field.ts'

const colour = /^#[0-9A-F]{6}$/i

/** The one entry with the id `brand`: renaming the brand changes no code. */
export const brand: ContentType = {
  id: 'brand',
  folder: 'brand',
  displayField: 'name',
  doc: 'Name, colours and contact data of the brand',
  fields: {
    name: { kind: 'symbol', required: true },
    shortName: { kind: 'symbol', required: true },
    slug: { kind: 'symbol', required: true, pattern: /^[a-z0-9-]+$/ },
    tagline: { kind: 'symbol', required: true },
    description: { kind: 'symbol', required: true },
    themeColor: { kind: 'symbol', required: true, pattern: colour },
    backgroundColor: { kind: 'symbol', required: true, pattern: colour },
  },
}
