import type { RobotModel } from '../../site/content/robot-model.ts'
import type { PageEntry } from '../content/types/page.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from './edition-view.ts'

const ownersOf = ({ rating }: ProductEntry): number => rating?.count ?? 0

const robotModels = (view: EditionView, products: ProductEntry[], facts: string[]): RobotModel[] => {
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
      },
    ]
  })
}

/** The robots an editor put side by side, in the editor's order. */
const compared = (entry: PageEntry, view: EditionView): ProductEntry[] =>
  entry.sectionsCollection.flatMap(({ productsCollection }) =>
    productsCollection.flatMap((id) => view.product(id) ?? []),
  )

const ofLine = (view: EditionView, landingPage: string): ProductEntry[] => {
  const lines = view.content.productLines.filter((line) => line.landingPage === landingPage).map(({ sys }) => sys.id)
  return view.content.products.filter(({ productLine }) => lines.includes(productLine ?? ''))
}

/** A page that compares the robots of its comparison itself; the section keeps the words alone. */
const comparing = (facts: string[]) => (view: EditionView, entry: PageEntry) => ({
  sections: view.sections(entry.sectionsCollection).map(({ products: _, ...section }) => section),
  models: robotModels(view, compared(entry, view), facts),
})

/** A page about everything that drives in its line. */
const showing = (facts: string[]) => (view: EditionView, entry: PageEntry) => ({
  models: robotModels(view, ofLine(view, entry.slug), facts),
})

/** A page about a single product. */
const single = (view: EditionView, entry: PageEntry) => {
  const product = ofLine(view, entry.slug).find(({ active }) => active)
  if (product === undefined) return {}
  return { offer: { href: view.productHref(product), name: product.name, price: view.price(product.price) } }
}

/** What the pages of the robots show beside their words. */
export const robotPages: Record<string, (view: EditionView, entry: PageEntry) => object> = {
  'pages/dolphin': comparing(['Cycle', 'Control', 'Basket']),
  'pages/dolphin-commercial': showing(['Cycle', 'Coverage', 'Weight']),
  'pages/liberty-cordless': showing(['Run time', 'Charging', 'Weight']),
  'pages/skimmi': single,
  'pages/niya': single,
  'pages/above-ground-pool-cleaners': comparing(['Drive', 'Power source', 'Weight']),
}
