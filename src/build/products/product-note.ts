import type { ProductEntry } from '../content/types/product.ts'
import { specificationsOf } from './product-specifications.ts'

const lower = (words: string | undefined): string => (words ?? '').toLowerCase()

const robotNote = (facts: Record<string, string>): string => {
  const length = facts['Pool length']?.replace('Up to ', '')
  const power = lower(facts['Power source'])
  return [length, lower(facts.Cleans), power === 'cable' ? lower(facts.Control) : power]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ')
}

const fitsNote = (fits: string): string => {
  const models = fits.split(', ')
  return models.length > 3 ? `Fits ${models.length} models` : `Fits ${fits}`
}

/** What tells a product from its neighbours in a list, in a few words; undefined where its name says it all. */
export const productNote = (product: Pick<ProductEntry, 'specifications' | 'suitability'>): string | undefined => {
  const facts = specificationsOf(product)
  if (product.suitability != null) return robotNote(facts)
  if (facts.Fits !== undefined) return fitsNote(facts.Fits)
  return facts['Pool volume']
}
