import type { Field } from '../model/field.ts'

/** One rule of Contentful for the value of a field. */
export type Validation =
  | { in: readonly string[] }
  | { regexp: { pattern: string; flags: string } }
  | { range: { min?: number; max?: number } }
  | { size: { min: number } }
  | { unique: true }
  | { linkContentType: [string] }

interface ItemDefinition {
  type: 'Symbol' | 'Link'
  linkType?: 'Entry' | 'Asset'
  validations: Validation[]
}

export interface FieldDefinition {
  id: string
  name: string
  type: 'Symbol' | 'Text' | 'Integer' | 'Number' | 'Boolean' | 'Date' | 'Location' | 'Object' | 'Link' | 'Array'
  localized: true
  required: boolean
  disabled: false
  omitted: false
  validations: Validation[]
  linkType?: 'Entry' | 'Asset'
  items?: ItemDefinition
}

/** `seoTitle` as editors read it: Seo title. */
export const wordsOf = (id: string): string => {
  const words = id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Kind = Pick<FieldDefinition, 'type' | 'linkType' | 'items'> & { validations?: Validation[] }

/** Every field is localized: an edition may say anything in its own way. */
export const fieldDefinition = (id: string, field: Field): FieldDefinition => {
  const { validations = [], ...kind } = kindOf(field)
  return {
    id,
    name: wordsOf(id),
    localized: true,
    required: field.required === true,
    disabled: false,
    omitted: false,
    ...kind,
    validations: [...validations, ...(field.unique ? [{ unique: true } as const] : [])],
  }
}

const kindOf = (field: Field): Kind => {
  switch (field.kind) {
    case 'symbol':
      return { type: 'Symbol', validations: textRules(field) }
    case 'text':
      return { type: 'Text' }
    case 'integer':
      return { type: 'Integer', validations: rangeOf(field) }
    case 'number':
      return { type: 'Number', validations: rangeOf(field) }
    case 'boolean':
      return { type: 'Boolean' }
    case 'date':
      return { type: 'Date' }
    case 'location':
      return { type: 'Location' }
    case 'json':
      return { type: 'Object' }
    case 'link':
      return { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: [field.to] }] }
    case 'asset':
      return { type: 'Link', linkType: 'Asset' }
    case 'symbols':
      return listOf({ type: 'Symbol', validations: textRules(field) }, field)
    case 'links':
      return listOf({ type: 'Link', linkType: 'Entry', validations: [{ linkContentType: [field.to] }] }, field)
    case 'assets':
      return listOf({ type: 'Link', linkType: 'Asset', validations: [] }, field)
  }
}

/** To Contentful an empty list is a value; here it is none. */
const listOf = (items: ItemDefinition, { required }: Field): Kind => ({
  type: 'Array',
  items,
  validations: required ? [{ size: { min: 1 } }] : [],
})

const textRules = ({ oneOf, pattern }: { oneOf?: readonly string[]; pattern?: RegExp }): Validation[] => [
  ...(oneOf ? [{ in: oneOf }] : []),
  ...(pattern ? [{ regexp: { pattern: pattern.source, flags: pattern.flags } }] : []),
]

const rangeOf = ({ min, max }: { min?: number; max?: number }): Validation[] =>
  min === undefined && max === undefined
    ? []
    : [{ range: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } }]
