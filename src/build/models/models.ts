import type { Model, ModelGroup } from '../../site/content/model.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'
import { oncePer } from '../view/once-per.ts'
import { comparedCategory } from './compared-category.ts'
import { robotFactsOf } from './robot-facts-of.ts'
import { sameMachines } from './same-machine.ts'

type Suitability = NonNullable<ProductEntry['suitability']>

const placeOf = ({ poolTypes, floor }: Suitability): string => {
  if (poolTypes[0] === 'commercial') return 'Public pools'
  return floor && !poolTypes.includes('spa') ? 'Backyard pools' : 'Beside a robot'
}

const modelOf = (product: ProductEntry, line: string, compared: string, view: EditionView): Model => {
  const [front] = product.imagesCollection
  if (front === undefined) throw new Error(`The product ${product.slug} has no picture in ${view.content.code}.`)
  const { slug, sku, name, suitability, specifications, whatsInTheBox, warrantyYears } = product
  return {
    slug,
    sku,
    name,
    line,
    compared,
    price: view.price(product.price),
    picture: view.decoration(front),
    specifications,
    box: whatsInTheBox.filter((item) => item !== name),
    warrantyYears,
    ...(suitability != null && { facts: robotFactsOf({ ...product, suitability }) }),
  }
}

/** Everything on sale that can be compared, by where it works; robots by their reach. */
export const modelGroups = oncePer((view: EditionView): ModelGroup[] => {
  const { products, productLines } = view.content
  const lines = new Map(productLines.map((line) => [line.sys.id, line]))
  const models = products.flatMap((product) => {
    const line = lines.get(product.productLine ?? '')
    const compared = line && comparedCategory(product, line.slug)
    if (line === undefined || compared === undefined || !product.active) return []
    const { suitability } = product
    const place = suitability == null ? line.name : placeOf(suitability)
    return [{ place, product, model: modelOf(product, line.slug, compared, view) }]
  })
  return [...Map.groupBy(models, ({ place }) => place)].map(([name, members]) => ({
    name,
    models: members.map(({ model }) => model).toSorted((a, b) => (a.facts?.reach ?? 0) - (b.facts?.reach ?? 0)),
  }))
})

/** The robots to choose from: one of each machine, and without what only a comparison needs. */
export const robotGroups = oncePer((view: EditionView): ModelGroup[] => {
  const firsts = sameMachines(view)
  const isFirst = ({ slug }: Model): boolean => firsts.get(slug)?.slug === slug
  return modelGroups(view)
    .map(({ name, models }) => ({
      name,
      models: models
        .filter((model) => model.facts !== undefined && isFirst(model))
        .map((model) => ({ ...model, specifications: {}, box: [] })),
    }))
    .filter(({ models }) => models.length > 0)
})
