import type EcoclearPoolEquipment from '../../site/pages/ecoclear-pool-equipment/page.tsx'
import { sizedProducts } from '../products/sized-products.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

/** What decides between the sizes of each kind, beside the litres. */
const figuresOf: Record<string, string[]> = {
  Pump: ['Flow at 10 m head', 'Power, low'],
  'Media filter': ['Flow'],
  'Cartridge filter': ['Flow'],
  'Heat pump': ['Output', 'Power in'],
  'LED light': ['Light', 'Power'],
}

export const ecoclearPoolEquipment = pageData<typeof EcoclearPoolEquipment>()((view, entry) => ({
  ...editorial(view, entry, 'ecoclear-pool-equipment'),
  models: Object.fromEntries(
    Object.entries(figuresOf).map(([kind, names]) => [
      kind,
      sizedProducts(view, entry, ['Kind', 'Pool volume', ...names])
        .filter(({ figures }) => figures.Kind === kind)
        .map(({ href, name, price, figures, late }) => ({
          href,
          name: name.replace(/^EcoClear /, ''),
          price,
          figures: [figures['Pool volume'] ?? '', ...names.map((figure) => figures[figure] ?? '')].filter(Boolean),
          ...(late && { late }),
        })),
    ]),
  ),
}))
