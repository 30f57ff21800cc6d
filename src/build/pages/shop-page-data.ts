import type { Department, ShopPage } from '../../site/content/shop.ts'
import type { CategoryEntry } from '../content/types/category.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { categoryFilters } from './category-filters.ts'
import type { EditionView } from './edition-view.ts'

const shownOfEach = 3

const productsOf = ({ sys }: CategoryEntry, view: EditionView): ProductEntry[] =>
  view.content.products.filter((product) => product.active && product.categoriesCollection.includes(sys.id))

/** A few, from the first to the last, that look different if there are as many. */
const representatives = (products: ProductEntry[]): ProductEntry[] => {
  const looks = [...Map.groupBy(products, (product) => product.imagesCollection[0]?.url).values()]
  const different = looks.flatMap(([first]) => first ?? [])
  const all = different.length < shownOfEach ? products : different
  const step = Math.max(1, (all.length - 1) / (shownOfEach - 1))
  return Array.from({ length: shownOfEach }, (_, index) => all[Math.round(index * step)]).filter(
    (product) => product !== undefined,
  )
}

const departmentOf = (category: CategoryEntry, view: EditionView): Department[] => {
  const products = productsOf(category, view)
  if (products.length === 0) return []
  return [
    {
      href: view.href(`shop/${category.slug}`),
      name: category.name,
      count: products.length,
      from: view.price(Math.min(...products.map(({ price }) => price))),
      shown: representatives(products).map(({ slug }) => slug),
    },
  ]
}

/** The department that has parts, with every model it has parts for. */
const partsFinderOf = (view: EditionView): ShopPage['partsFinder'] => {
  const category = view.content.categories.find(({ filters }) => filters?.includes('Fits'))
  if (category === undefined) return undefined
  const [fits] = categoryFilters(['Fits'], productsOf(category, view))
  return {
    href: view.href(`shop/${category.slug}`),
    models: fits?.options.map(({ value, label, has }) => ({ value, label, count: has.length })) ?? [],
  }
}

/** What the front page of the shop shows beside its words. */
export const shopPageData = (view: EditionView): ShopPage => {
  const partsFinder = partsFinderOf(view)
  return {
    departments: view.content.categories.flatMap((category) => departmentOf(category, view)),
    promotions: view.content.products
      .filter(({ active, inStock, compareAtPrice }) => active && inStock && compareAtPrice != null)
      .map(({ slug }) => slug),
    ...(partsFinder !== undefined && { partsFinder }),
  }
}
