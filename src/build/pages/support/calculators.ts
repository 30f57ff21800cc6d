import { doseFor } from '../../../domain/pool/dose.ts'
import { filterInterval } from '../../../domain/pool/filter-interval.ts'
import { ozoneUnitFor } from '../../../domain/pool/ozone-unit.ts'
import { litresIn } from '../../../domain/pool/pool-litres.ts'
import { poolVolume } from '../../../domain/pool/pool-volume.ts'
import { formatDay } from '../../../domain/words/day-format.ts'
import { formatFigure } from '../../../domain/words/figure-format.ts'
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
import { oncePer } from '../once-per.ts'

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

const homeRobots = oncePer(({ content }: EditionView): ProductEntry[] =>
  content.products.filter(
    ({ active, suitability }) => active && suitability?.floor === true && !suitability.poolTypes.includes('commercial'),
  ),
)

/** One that a promotion sells under another name is the same machine. */
const distinct = <T extends { name: string }>(robots: T[]): T[] => {
  const names = new Set(robots.map(({ name }) => name))
  const beginnings = (name: string): string[] =>
    name.split(' ').map((_, count, words) => words.slice(0, count).join(' '))
  return robots.filter(({ name }) => !beginnings(name).some((beginning) => names.has(beginning)))
}

/** What draws current from a socket while it cleans, and how much. */
export const cabledRobots = oncePer((view: EditionView): CabledRobot[] =>
  distinct(
    homeRobots(view).flatMap(({ name, specifications: { Machine, Cleaning } }) => {
      const [watts = 0] = figuresIn(Machine?.Power)
      const hours = middleOf(Cleaning?.Cycle)
      return watts > 0 && hours > 0 ? [{ name, watts, hours }] : []
    }),
  ),
)

const basketRobots = oncePer((view: EditionView): BasketRobot[] =>
  distinct(
    homeRobots(view).flatMap(({ name, specifications }) => {
      const [basket = 0] = figuresIn(specifications.Filter?.Basket)
      return basket > 0 ? [{ name, basket }] : []
    }),
  ),
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

/** What wants salt or minerals in the water. */
export const treatments = oncePer((view: EditionView): Treatment[] =>
  (figuresOf(view).treatments ?? []).flatMap(({ line: id, ...levels }) => {
    const line = view.content.productLines.find(({ sys }) => sys.id === id)
    if (line === undefined) return []
    const bagProduct = bagOf(id, view)
    return [{ id: line.slug, href: lineHref(line, view), ...levels, ...(bagProduct !== undefined && { bagProduct }) }]
  }),
)

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

const usualPool = { length: 8, width: 4, narrow: 0, wing: 0, wingWidth: 0, fill: 1, shallow: 1.2, deep: 1.8 }

/** One answer of each calculator, so that one sees what it is for. */
const exampleOf: Record<string, (view: EditionView) => CalculatorLink['example']> = {
  'pool-volume': ({ content: { edition } }) => {
    const { litres } = poolVolume({ shape: 'rectangle', ...usualPool }, edition.locale)
    return { value: `${formatFigure(litres, edition.locale)}\u00a0L`, of: 'in 8 × 4 metres' }
  },
  'salt-and-minerals': (view) => {
    const { locale } = view.content.edition
    const [{ name, wanted, bag, what } = { name: '', wanted: 0, bag: 1, what: '' }] = treatments(view)
    const { bags } = doseFor({ litres: 48_000, now: 3200, wanted, bag }, locale)
    return { value: `${bags} bags`, of: `of ${what} for a tired ${name}` }
  },
  'ozone-unit': (view) => {
    const question = { litres: 42_000, swimmers: 5, place: 'sun' as const }
    const { unit } = ozoneUnitFor(question, ozoneSizes(view), view.content.edition.locale)
    return { value: unit?.name ?? '', of: 'for five in the sun' }
  },
  'running-cost': (view) => {
    const { perKwh, robotTimes, weeks } = powerFigures(view)
    const robots = cabledRobots(view)
    const { name, watts, hours } = robots[Math.floor(robots.length / 2)] ?? { name: '', watts: 0, hours: 0 }
    return { value: view.price((watts * hours * robotTimes * weeks * perKwh) / 1000), of: `a year for a ${name}` }
  },
  'filter-cleaning': (view) => {
    const robots = basketRobots(view)
    const { basket } = robots[Math.floor(robots.length / 2)] ?? { basket: 1 }
    const question = { areaM2: 32, runsAWeek: 3, basket, debris: 'leaves', trees: 'over', season: 'spring' } as const
    const { runs } = filterInterval(question, view.content.edition.locale)
    return { value: runs === 1 ? 'Every run' : `Every ${runs} runs`, of: 'under a tree in spring' }
  },
}

const withExamples = (view: EditionView): CalculatorLink[] =>
  calculatorLinks(view).map((link) => {
    const example = exampleOf[link.id]?.(view)
    return { ...link, ...(example !== undefined && { example }) }
  })

const dataOf: Record<string, DataOf> = {
  'support/calculators': (view) => ({ calculators: withExamples(view) }),
  'salt-and-minerals': (view) => ({ treatments: treatments(view) }),
  'ozone-unit': (view) => ({ units: ozoneSizes(view) }),
  'running-cost': (view) => ({ robots: cabledRobots(view), figures: powerFigures(view) }),
  'filter-cleaning': (view) => ({ robots: basketRobots(view) }),
}

/** What the calculators show beside their words: each other, and the figures of the catalogue that they reckon with. */
export const calculatorData = (view: EditionView, entry: PageEntry): object => ({
  calculators: calculatorLinks(view),
  ...dataOf[entry.slug.replace(folder, '')]?.(view),
})

export const calculatorPages: Record<string, typeof calculatorData> = Object.fromEntries(
  ['', ...order.map((id) => `/${id}`)].map((end) => [`pages/support/calculators${end}`, calculatorData]),
)
