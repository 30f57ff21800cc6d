import type { ProductRow } from '../../site/content/product.ts'
import type { RobotModel } from '../../site/content/robot-model.ts'
import type { EditorialPage } from '../../site/content/section.ts'
import type { PageEntry } from '../content/types/page.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'
import { editorial } from '../view/editorial.ts'
import { specificationsOf } from './product-specifications.ts'
import { productsOfPage } from './products-of-page.ts'
import { refuseUnknownNames } from './refuse-unknown-names.ts'

const ownersOf = ({ rating }: ProductEntry): number => rating?.count ?? 0

const robotModels = <More extends object>(
  view: EditionView,
  { slug }: PageEntry,
  products: ProductEntry[],
  facts: string[],
  more: (product: ProductEntry) => More,
): (RobotModel & More)[] => {
  const sold = products.filter(({ active }) => active)
  refuseUnknownNames(view, slug, facts, sold)
  const most = Math.max(...sold.map(ownersOf))
  return view.productList(sold).flatMap(({ summary: _, ...card }, index) => {
    const product = sold[index]
    if (product?.suitability == null) return []
    const { maxLengthM, floor, walls, waterline } = product.suitability
    const specifications = specificationsOf(product)
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

/** The slot of pages that compare. */
const comparison = 'models'

/** The robots an editor put side by side, in the editor's order, each with these of its facts. */
export const comparedRobots = (view: EditionView, entry: PageEntry, facts: string[]): RobotModel[] => {
  const section = entry.sectionsCollection.find(({ slot }) => slot === comparison)
  const compared = (section?.productsCollection ?? []).flatMap((id) => view.product(id) ?? [])
  return robotModels(view, entry, compared, facts, () => ({}))
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
      sectionsCollection: entry.sectionsCollection.map((section) =>
        section.slot === comparison ? { ...section, productsCollection: [] } : section,
      ),
    },
    page,
  )

/** Everything that drives in the line that a page tells of. */
export const robotsOfPage = <More extends object>(
  view: EditionView,
  entry: PageEntry,
  facts: string[],
  more: (product: ProductEntry) => More,
): (RobotModel & More)[] => robotModels(view, entry, productsOfPage(view, entry), facts, more)

/** The product that a page is about, as far as it can be had. */
export const offerOfPage = (view: EditionView, entry: PageEntry): { offer?: ProductRow } => {
  const product = productsOfPage(view, entry).find(({ active }) => active)
  if (product === undefined) return {}
  return { offer: { href: view.productHref(product), name: product.name, price: view.price(product.price) } }
}
