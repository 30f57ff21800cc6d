import type { EditionCode } from '../../edition/edition-code.ts'
import { ofEditions } from '../../edition/editions.ts'
import { type Reading, read, refuse } from './reading.ts'

const countries = ofEditions('country')
const hasPostcode = ofEditions('hasPostcode')

/** A postcode of the edition's country: four digits in all of them. */
export const readPostcode = (text: string, edition: EditionCode): Reading => {
  const digits = text.replaceAll(/\s/g, '')
  if (!/^\d{4}$/.test(digits)) return refuse('Enter the postcode, four digits.')
  return hasPostcode[edition](digits)
    ? read(digits)
    : refuse(`${digits} isn’t a postcode in ${countries[edition]}. Enter the one your post comes to.`)
}
