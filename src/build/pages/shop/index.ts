import type { Department, ShopPage } from '../../../site/content/shop.ts'
import type Shop from '../../../site/pages/shop/page.tsx'
import type { CategoryEntry } from '../../content/types/category.ts'
import type { ProductEntry } from '../../content/types/product.ts'
import { categoryFilters } from '../../products/category-filters.ts'
import type { EditionView } from '../../view/edition-view.ts'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

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

export const shop = pageData<typeof Shop>()((view, entry) => {
  const partsFinder = partsFinderOf(view)
  return {
    ...editorial(view, entry, 'shop'),
    departments: view.content.categories.flatMap((category) => departmentOf(category, view)),
    promotions: view.content.products
      .filter(({ active, inStock, compareAtPrice }) => active && inStock && compareAtPrice != null)
      .map(({ slug }) => slug),
    ...(partsFinder !== undefined && { partsFinder }),
  }
})
