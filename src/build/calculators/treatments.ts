import type { Treatment } from '../../site/content/calculator.ts'
import type { EditionView } from '../view/edition-view.ts'
import { oncePer } from '../view/once-per.ts'
import { poolFigures } from './pool-figures.ts'

/** The pack of a line that holds as much as the bag that is reckoned with, where that is sold here. */
const bagOf = (line: string, kilograms: number, view: EditionView): Treatment['bagProduct'] => {
  const bag = view.content.products.find(
    ({ active, productLine, figures }) => active && productLine === line && figures?.netKilograms === kilograms,
  )
  return bag && { name: bag.name, href: view.productHref(bag), price: view.price(bag.price) }
}

/** What wants salt or minerals in the water. */
export const treatments = oncePer((view: EditionView): Treatment[] =>
  (poolFigures(view).treatments ?? []).flatMap(({ line: id, ...levels }) => {
    const line = view.content.productLines.find(({ sys }) => sys.id === id)
    if (line === undefined) return []
    const bagProduct = bagOf(id, levels.bag, view)
    return [{ id: line.slug, ...levels, ...(bagProduct !== undefined && { bagProduct }) }]
  }),
)
