import { type MachineDrawing, placeParts } from '../../../domain/after-sales/machine-places.ts'
import type { RepairedMachine } from '../../../site/content/repairs.ts'
import type RepairsAndParts from '../../../site/pages/support/repairs-and-parts/page.tsx'
import { machineLines } from '../../after-sales/machines.ts'
import type { ProductEntry } from '../../content/types/product.ts'
import { formOffer } from '../../forms/form-offer.ts'
import { specificationsOf } from '../../products/product-specifications.ts'
import type { EditionView } from '../../view/edition-view.ts'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

/** By what the specifications say it is, not by its name. */
const drawingOf = ({ suitability, specifications }: ProductEntry): MachineDrawing | undefined => {
  const { Cell, Unit, Machine } = specifications
  if (Cell !== undefined) return 'chlorinator'
  if (Unit !== undefined) return 'ozone'
  if (!suitability?.floor) return undefined
  if (suitability.poolTypes.includes('commercial')) return 'commercial'
  return Machine?.['Power source'] === 'Cordless' ? 'cordless' : 'corded'
}

const machineOf = (product: ProductEntry, view: EditionView): RepairedMachine => {
  const drawing = drawingOf(product)
  const parts = product.partsCollection.flatMap((id) => {
    const part = view.product(id)
    return part?.active ? [{ slug: part.slug, kind: specificationsOf(part).Kind }] : []
  })
  return {
    name: product.name,
    ...(drawing !== undefined && { drawing }),
    ...(product.specifications.Machine?.Drive === 'Wheels' && { wheels: true }),
    ...placeParts(drawing, parts),
  }
}

/** Every machine with its parts, and what may be wrong with it. */
export const repairsAndParts = pageData<typeof RepairsAndParts>()((view, entry) => {
  const lines = machineLines(view)
  return {
    ...editorial(view, entry, 'support/repairs-and-parts'),
    lines: lines.map(({ name, machines }) => ({ name, machines })),
    machines: Object.fromEntries(
      lines.flatMap(({ products }) => products.map((product) => [product.slug, machineOf(product, view)])),
    ),
    issues: Object.fromEntries(
      view.content.troubleshooting.flatMap(({ slug, issue }) => (issue == null ? [] : [[slug, issue]])),
    ),
    ...formOffer('repair', view),
  }
})
