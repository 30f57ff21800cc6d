import { formatDay } from '../../../domain/day-format.ts'
import { litresIn } from '../../../domain/pool-litres.ts'
import type {
  BasketRobot,
  CabledRobot,
  CalculatorLink,
  OzoneSize,
  PowerFigures,
  Treatment,
} from '../../../site/content/calculator.ts'
import type { PageEntry } from '../../content/types/page.ts'
import type { PoolFiguresEntry } from '../../content/types/pool-figures.ts'
import type { ProductEntry } from '../../content/types/product.ts'
import type { EditionView } from '../edition-view.ts'
import { lineHref } from '../line-href.ts'

const folder = 'support/calculators/'

/** The calculators of the edition, in the order in which one needs them. */
const order = ['pool-volume', 'salt-and-minerals', 'ozone-unit', 'running-cost', 'filter-cleaning']

const calculatorLinks = (view: EditionView): CalculatorLink[] =>
  order.flatMap((id) => {
    const page = view.content.pages.find(({ slug }) => slug === folder + id)
    if (page === undefined) return []
    const hero = page.sectionsCollection.find(({ kind }) => kind === 'hero')
    return [{ id, href: view.href(page.slug), title: page.title, text: hero?.heading ?? '' }]
  })

const figuresOf = ({ content }: EditionView): PoolFiguresEntry => {
  const [figures] = content.poolFigures
  if (figures === undefined)
    throw new Error(
      `The content service has no pool figures in the edition ${content.code}: its calculators need them.`,
    )
  return figures
}

const figuresIn = (text = ''): number[] => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure))

/** The middle of “1, 2 or 3 h” is what people set. */
const middleOf = (text: string | undefined): number => {
  const figures = figuresIn(text)
  const half = figures.length / 2
  return ((figures[Math.ceil(half) - 1] ?? 0) + (figures[Math.floor(half)] ?? 0)) / 2
}

const homeRobots = ({ content }: EditionView): ProductEntry[] =>
  content.products.filter(
    ({ active, suitability }) => active && suitability?.floor === true && !suitability.poolTypes.includes('commercial'),
  )

/** One that a promotion sells under another name is the same machine. */
const distinct = <T extends { name: string }>(robots: T[]): T[] =>
  robots.filter(({ name }) => !robots.some((other) => other.name !== name && name.startsWith(`${other.name} `)))

const cabledRobots = (view: EditionView): CabledRobot[] =>
  distinct(
    homeRobots(view).flatMap(({ name, specifications: { Machine, Cleaning } }) => {
      const [watts = 0] = figuresIn(Machine?.Power)
      const hours = middleOf(Cleaning?.Cycle)
      return watts > 0 && hours > 0 ? [{ name, watts, hours }] : []
    }),
  )

const basketRobots = (view: EditionView): BasketRobot[] =>
  distinct(
    homeRobots(view).flatMap(({ name, specifications }) => {
      const [basket = 0] = figuresIn(specifications.Filter?.Basket)
      return basket > 0 ? [{ name, basket }] : []
    }),
  )

const powerFigures = (view: EditionView): PowerFigures => {
  const { electricity, cleaning } = figuresOf(view)
  return { ...cleaning, perKwh: electricity.perKwh, note: `${electricity.note} As of ${formatDay(electricity.asOf)}.` }
}

/** The smallest pack of what a line wants, where that is sold here. */
const bagOf = (line: string, view: EditionView): Treatment['bagProduct'] => {
  const bag = view.content.products.find(
    ({ active, productLine, specifications }) =>
      active && productLine === line && /^Bag/.test(specifications.Handling?.Pack ?? ''),
  )
  return bag && { name: bag.name, href: view.productHref(bag), price: view.price(bag.price) }
}

const treatments = (view: EditionView): Treatment[] =>
  (figuresOf(view).treatments ?? []).flatMap(({ line: id, ...levels }) => {
    const line = view.content.productLines.find(({ sys }) => sys.id === id)
    if (line === undefined) return []
    const bagProduct = bagOf(id, view)
    return [{ id: line.slug, href: lineHref(line, view), ...levels, ...(bagProduct !== undefined && { bagProduct }) }]
  })

const ozoneSizes = (view: EditionView): OzoneSize[] =>
  view.content.products
    .filter(({ active, productLine }) => active && productLine === 'line-ozone-swim')
    .map((product) => ({
      name: product.name,
      href: view.productHref(product),
      price: view.price(product.price),
      litres: litresIn(product.specifications.Water?.['Pool volume']),
    }))

type DataOf = (view: EditionView) => object

const dataOf: Record<string, DataOf> = {
  'salt-and-minerals': (view) => ({ treatments: treatments(view) }),
  'ozone-unit': (view) => ({ units: ozoneSizes(view) }),
  'running-cost': (view) => ({ robots: cabledRobots(view), figures: powerFigures(view) }),
  'filter-cleaning': (view) => ({ robots: basketRobots(view) }),
}

/** What the calculators show beside their words: each other, and the figures of the catalogue that they reckon with. */
export const calculatorData = (entry: PageEntry, view: EditionView): object => ({
  title: entry.title,
  sections: view.sections(entry.sectionsCollection),
  calculators: calculatorLinks(view),
  ...dataOf[entry.slug.replace(folder, '')]?.(view),
})

export const calculatorPages: Record<string, typeof calculatorData> = Object.fromEntries(
  ['', ...order.map((id) => `-${id}`)].map((end) => [`pages/support-calculators${end}`, calculatorData]),
)
