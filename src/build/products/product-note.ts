import type { Locale } from '../../domain/edition/edition-code.ts'
import { writtenFigures } from '../../domain/numbers/written-figures.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { oncePer } from '../view/once-per.ts'

/** All specifications of a product, whatever group they stand in. */
export const specificationsOf = oncePer(
  ({ specifications }: Pick<ProductEntry, 'specifications'>): Readonly<Record<string, string>> =>
    Object.assign({}, ...Object.values(specifications)),
)

/** The tables of a product with figures as the edition writes them: for people, not for reckoning. */
export const writtenSpecifications = (
  { specifications }: Pick<ProductEntry, 'specifications'>,
  locale: Locale,
): ProductEntry['specifications'] =>
  Object.fromEntries(
    Object.entries(specifications).map(([group, values]) => [
      group,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, writtenFigures(value, locale)])),
    ]),
  )

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
