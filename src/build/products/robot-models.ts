import type { ProductRow } from '../../site/content/product.ts'
import type { RobotModel } from '../../site/content/robot-model.ts'
import type { EditorialPage } from '../../site/content/section.ts'
import type { PageEntry } from '../content/types/page.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'
import { editorial } from '../view/editorial.ts'
import { productsOfPage } from './products-of-page.ts'

const ownersOf = ({ rating }: ProductEntry): number => rating?.count ?? 0

const robotModels = <More extends object>(
  view: EditionView,
  products: ProductEntry[],
  facts: string[],
  more: (product: ProductEntry) => More,
): (RobotModel & More)[] => {
  const sold = products.filter(({ active }) => active)
  const most = Math.max(...sold.map(ownersOf))
  return view.productList(sold).flatMap(({ summary: _, ...card }, index) => {
    const product = sold[index]
    if (product?.suitability == null) return []
    const { maxLengthM, floor, walls, waterline } = product.suitability
    const specifications: Record<string, string> = Object.assign({}, ...Object.values(product.specifications))
    return [
      {
        ...card,
        lengthM: maxLengthM,
        cleans: [floor && 'floor', walls && 'walls', waterline && 'waterline'].filter((part) => part !== false),
        facts: Object.fromEntries(facts.map((fact) => [fact, specifications[fact] ?? '–'])),
        ...(ownersOf(product) === most && { mostOwned: true as const }),
        ...more(product),
      },
    ]
  })
}

/** The robots an editor put side by side, in the editor's order, each with these of its facts. */
export const comparedRobots = (view: EditionView, entry: PageEntry, facts: string[]): RobotModel[] => {
  const compared = entry.sectionsCollection.flatMap(({ productsCollection }) =>
    productsCollection.flatMap((id) => view.product(id) ?? []),
  )
  return robotModels(view, compared, facts, () => ({}))
}

/** The words of a page that shows the products of its comparison itself. */
export const wordsOfComparison = <Page extends 'dolphin' | 'above-ground-pool-cleaners'>(
  view: EditionView,
  entry: PageEntry,
  page: Page,
): EditorialPage<Page> =>
  editorial(
    view,
    {
      ...entry,
      sectionsCollection: entry.sectionsCollection.map((section) => ({ ...section, productsCollection: [] })),
    },
    page,
  )

/** Everything that drives in the line that a page tells of. */
export const robotsOfPage = <More extends object>(
  view: EditionView,
  entry: PageEntry,
  facts: string[],
  more: (product: ProductEntry) => More,
): (RobotModel & More)[] => robotModels(view, productsOfPage(view, entry), facts, more)

/** The product that a page is about, as far as it can be had. */
export const offerOfPage = (view: EditionView, entry: PageEntry): { offer?: ProductRow } => {
  const product = productsOfPage(view, entry).find(({ active }) => active)
  if (product === undefined) return {}
  return { offer: { href: view.productHref(product), name: product.name, price: view.price(product.price) } }
}
