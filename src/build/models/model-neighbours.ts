import { neighboursIn, type SteppedModel, stepBetween } from '../../domain/models/model-step.ts'
import { type Cents, centsFromPrice } from '../../domain/money/money.ts'
import { formatAmount } from '../../domain/money/money-format.ts'
import { formatFigure } from '../../domain/numbers/figure-format.ts'
import type { CatalogueNeighbour } from '../../site/content/catalogue.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'
import { oncePer } from '../view/once-per.ts'
import { robotFactsOf } from './robot-facts-of.ts'
import { sameMachines } from './same-machine.ts'

interface Machine extends SteppedModel {
  slug: string
  cents: Cents
}

const machineOf = (product: ProductEntry): Machine => {
  const { slug, price, warrantyYears, suitability, figures } = product
  return {
    slug,
    cents: centsFromPrice(price),
    warrantyYears,
    ...(suitability != null && { facts: robotFactsOf({ ...product, suitability }) }),
    ...(figures?.poolLitres !== undefined && { poolLitres: figures.poolLitres }),
  }
}

/** A pump is no step up from a filter, though both are of one line: what is alike has a table with the same headings. */
const kindOf = ({ productLine, suitability, specifications }: ProductEntry): string =>
  [productLine, ...(suitability == null ? Object.keys(specifications) : [])].join()

/** Models that a buyer chooses between, each machine once. */
const machinesByKind = oncePer((view: EditionView): Map<string, Machine[]> => {
  const firsts = sameMachines(view)
  const models = view.content.products.filter(({ active, slug, suitability, figures }) =>
    suitability == null ? active && figures?.poolLitres !== undefined : firsts.get(slug)?.slug === slug,
  )
  return new Map([...Map.groupBy(models, kindOf)].map(([kind, products]) => [kind, products.map(machineOf)]))
})

/** The next cheaper model of its line and the next dearer one, and what each step is worth. */
export const modelNeighbours = (product: ProductEntry, view: EditionView): CatalogueNeighbour[] => {
  const { currency, locale } = view.content.edition
  const line = machinesByKind(view).get(kindOf(product)) ?? []
  const first = sameMachines(view).get(product.slug) ?? product
  const own = line.find(({ slug }) => slug === first.slug)
  if (own === undefined) return []
  const { below, above } = neighboursIn(own, line)
  return [below, above].flatMap((other) => {
    if (other === undefined) return []
    const { gains, losses } = stepBetween(own, other, (value) => formatFigure(value, locale))
    if (gains.length + losses.length === 0) return []
    const by = formatAmount(centsFromPrice(Math.abs(other.cents - own.cents) / 100), currency, locale)
    return [{ slug: other.slug, price: `${by} ${other === below ? 'less' : 'more'}`, gains, losses }]
  })
}
