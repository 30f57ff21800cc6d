import { type Cover, coverFrom } from '../after-sales/warranty-cover.ts'
import { serialFacts } from './checks/serial.ts'
import { type FormValue, textIn } from './field.ts'
import type { FormContext } from './form-definition.ts'

export type RegisteredWarranty =
  | { state: 'covered'; until: string; cover: Cover }
  /** Sold for another country, whose warranty applies: two letters. */
  | { state: 'elsewhere'; region: string }
  /** Nothing that is written down covers it. */
  | { state: 'none' }

/** When the written warranty of a registered product ends in this edition. What the law gives has no end here. */
export const registeredWarranty = (value: FormValue, { edition, today, choices }: FormContext): RegisteredWarranty => {
  const { region } = serialFacts(textIn(value, 'serialNumber'))
  if (region !== edition.slice(3).toUpperCase()) return { state: 'elsewhere', region }
  const product = choices.products.find((each) => each.value === textIn(value, 'product'))
  const bought = textIn(value, 'purchaseDate')
  if (product === undefined || product.warrantyYears <= 0 || bought === '') return { state: 'none' }
  const term = { name: product.label, months: 12 * product.warrantyYears, text: '' }
  const [cover] = coverFrom(bought, [term], today)
  return cover === undefined ? { state: 'none' } : { state: 'covered', until: cover.until, cover }
}
