import type { Field } from '../../../domain/forms/field.ts'
import { isFew } from './option-runs.ts'

/** What is short and belongs together, where one follows the other. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  name: ['email'],
  phone: ['postcode'],
  business: ['businessNumber'],
  contact: ['email'],
  suburb: ['state', 'postcode'],
  product: ['serialNumber', 'dealer'],
  topic: ['product'],
  dealer: ['dealerName'],
  firstDate: ['secondDate'],
  installer: ['installationDate'],
  ph: ['salt'],
}

export type Place = 'first' | 'second' | 'wide'

const isShort = (field: Field): boolean => {
  if (field.kind === 'text') return field.maxLength <= 120 && field.autocomplete !== 'address-line1'
  return field.kind === 'choice' ? !isFew(field) : !['long-text', 'file', 'yes-no'].includes(field.kind)
}

/** Where each field stands when there is room for two columns. */
export const sideBySide = (fields: readonly Field[]): Place[] => {
  const places: Place[] = []
  for (const [at, field] of fields.entries()) {
    const before = fields[at - 1]
    const isSecond = before !== undefined && places[at - 1] === 'first' && pairs[before.name]?.includes(field.name)
    places.push(isSecond ? 'second' : isShort(field) ? 'first' : 'wide')
  }
  return places
}
