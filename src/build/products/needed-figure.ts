import { type ProductFigures, toldAs } from '../../domain/models/product-figures.ts'
import type { ProductEntry } from '../content/types/product.ts'

/** A figure that something cannot be reckoned or drawn without. */
export const neededFigure = <Name extends keyof ProductFigures>(
  { slug, figures }: Pick<ProductEntry, 'slug' | 'figures'>,
  name: Name,
): NonNullable<ProductFigures[Name]> => {
  const figure = figures?.[name]
  if (figure === undefined) throw new Error(`The product ${slug} needs ${name} in its figures (“${toldAs[name]}”).`)
  return figure
}
