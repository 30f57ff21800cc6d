import type { Model, ModelGroup } from '../../../site/content/model.ts'
import type { ProductEntry } from '../../content/types/product.ts'
import type { EditionView } from '../edition-view.ts'

type Suitability = NonNullable<ProductEntry['suitability']>

const groupOf = ({ poolTypes, floor }: Suitability): string => {
  if (poolTypes.includes('commercial')) return 'Public pools'
  return floor && !poolTypes.includes('spa') ? 'Backyard pools' : 'Beside a robot'
}

const modelOf = (product: ProductEntry, { maxLengthM, walls, waterline }: Suitability, view: EditionView): Model => {
  const [front] = product.imagesCollection
  if (front === undefined) throw new Error(`The product ${product.slug} has no picture in ${view.content.code}.`)
  const { Cleaning, Filter, Machine, Control } = product.specifications
  return {
    name: product.name,
    href: view.productHref(product),
    price: view.price(product.price),
    picture: view.decoration(front),
    maxLengthM,
    cleans: Cleaning?.Cleans ?? '',
    walls,
    waterline,
    warrantyYears: product.warrantyYears,
    basket: Filter?.Basket ?? '',
    fineness: Filter?.Fineness ?? '',
    power: Machine?.['Power source'] ?? '',
    weight: Machine?.Weight ?? '',
    control: Control?.Control ?? '',
  }
}

/** The robots on sale, by where they work, the shortest reach first. */
export const modelGroups = (view: EditionView): ModelGroup[] => {
  const robots = view.content.products.flatMap((product) => {
    const { suitability, active } = product
    return active && suitability != null
      ? [{ group: groupOf(suitability), model: modelOf(product, suitability, view) }]
      : []
  })
  return [...Map.groupBy(robots, ({ group }) => group)].map(([name, members]) => ({
    name,
    models: members.map(({ model }) => model).toSorted((a, b) => a.maxLengthM - b.maxLengthM),
  }))
}
