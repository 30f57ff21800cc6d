import type { WarrantyData, WarrantyModel } from '../../site/content/warranty.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { ProductLineEntry } from '../content/types/product-line.ts'
import type { EditionView } from '../view/edition-view.ts'

const kindOf = ({ suitability, specifications }: ProductEntry, { family }: ProductLineEntry): string => {
  if (suitability?.poolTypes.includes('commercial')) return 'commercial'
  if (family !== 'robot') return family
  return specifications.Machine?.['Power source'] === 'Cordless' ? 'cordless' : 'robot'
}

const modelsOf = (line: ProductLineEntry, view: EditionView): WarrantyModel[] =>
  view.content.products
    .filter(({ active, productLine, warrantyYears }) => active && productLine === line.sys.id && warrantyYears > 0)
    .map((product) => ({
      name: product.name,
      months: product.warrantyYears * 12,
      kind: kindOf(product, line),
      ...(product.onSaleSince != null && { onSaleSince: product.onSaleSince }),
    }))

/** For the helper that says what is covered until when. Parts wear, and have their own line in the terms. */
export const warrantyData = (
  view: EditionView,
  families: readonly ProductLineEntry['family'][] = ['robot', 'water', 'equipment'],
): WarrantyData => {
  const [entry] = view.content.warrantyTerms
  if (entry === undefined)
    throw new Error(
      `The content service has no warranty terms in the edition ${view.content.code}: the site needs them.`,
    )
  const { law, terms, written, care } = entry
  const { months, within, ...words } = law
  return {
    models: view.content.productLines
      .filter(({ family }) => families.includes(family))
      .map((line) => ({ line: line.name, models: modelsOf(line, view) }))
      .filter(({ models }) => models.length > 0),
    written: Object.fromEntries(
      Object.entries(written).flatMap(([kind, text]) => (text === undefined ? [] : [[kind, text]])),
    ),
    terms,
    law: { ...words, ...(months !== undefined && { months }), ...(within !== undefined && { within }) },
    ...(care != null && { care: { ...care, href: view.href('forlife') } }),
    timeZone: view.content.edition.timeZone,
    today: view.today,
  }
}
