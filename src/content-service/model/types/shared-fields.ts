import { editionCodes } from '../../../domain/edition/edition-code.ts'
import type { Field } from '../field.ts'

export const slug: Field = {
  kind: 'symbol',
  required: true,
  unique: true,
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
  doc: 'The last part of the address: lower case letters, digits and hyphens',
}

export const editions: Field = {
  kind: 'symbols',
  required: true,
  oneOf: editionCodes,
  doc: 'The editions in which the entry is published',
}

export const seoTitle: Field = {
  kind: 'symbol',
  required: true,
  doc: 'Title for search engines, at most 60 characters',
}
export const seoDescription: Field = {
  kind: 'symbol',
  required: true,
  doc: 'Description for search engines, 50 to 160 characters',
}
export const rank: Field = { kind: 'integer', doc: 'Lists are sorted by rank, lowest first' }
