import type { Treatment } from '../../site/content/calculator.ts'
import type { EditionView } from '../view/edition-view.ts'
import { oncePer } from '../view/once-per.ts'
import { poolFigures } from './pool-figures.ts'

/** The smallest pack of what a line wants, where that is sold here. */
const bagOf = (line: string, view: EditionView): Treatment['bagProduct'] => {
  const bag = view.content.products.find(
    ({ active, productLine, specifications }) =>
      active && productLine === line && /^Bag/.test(specifications.Handling?.Pack ?? ''),
  )
  return bag && { name: bag.name, href: view.productHref(bag), price: view.price(bag.price) }
}

/** What wants salt or minerals in the water. */
export const treatments = oncePer((view: EditionView): Treatment[] =>
  (poolFigures(view).treatments ?? []).flatMap(({ line: id, ...levels }) => {
    const line = view.content.productLines.find(({ sys }) => sys.id === id)
    if (line === undefined) return []
    const bagProduct = bagOf(id, view)
    return [{ id: line.slug, ...levels, ...(bagProduct !== undefined && { bagProduct }) }]
  }),
)
