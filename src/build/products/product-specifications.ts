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
