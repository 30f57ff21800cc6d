import { formatFigure } from '../../domain/numbers/figure-format.ts'
import { namedLines } from '../../domain/pages/named-products.ts'
import type { FaqLink } from '../../site/content/faq.ts'
import { machineLines } from '../after-sales/machines.ts'
import { cabledRobots } from '../calculators/calculated-robots.ts'
import { treatments } from '../calculators/treatments.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { comparedCategory } from '../models/compared-category.ts'
import { sameMachines } from '../models/same-machine.ts'
import type { EditionView } from '../view/edition-view.ts'
import { oncePer } from '../view/once-per.ts'
import { relatedProductsIn } from './related-products.ts'

/** Pages that answer a question about a product, and the query that tells them which. */
const tools = {
  finder: ['which-model', '', 'Is it right for my pool?'],
  compare: ['product-comparison', '?models=', 'How does it compare with its neighbours?'],
  cost: ['support/calculators/running-cost', '?robot=', 'What does it cost to run?'],
  dose: ['support/calculators/salt-and-minerals', '?for=', 'How much does my pool need?'],
  ozone: ['support/calculators/ozone-unit', '', 'Which size does my pool need?'],
  demo: ['book-a-demo', '?model=', 'Can I see it in my own pool first?'],
  fault: ['support/troubleshooting', '?model=', 'What if it stops working properly?'],
  repair: ['support/repairs-and-parts', '?model=', 'Which parts are there, and what does a repair cost?'],
  fits: ['support/repairs-and-parts', '', 'Does it fit my machine?'],
} as const

type Tool = keyof typeof tools

/** The tools of the edition, by their keys; where an address goes on it ends where the product is named. */
export const helpfulTools = oncePer(
  (view: EditionView): Record<string, FaqLink> =>
    Object.fromEntries(
      Object.entries(tools)
        .filter(([, [page]]) => view.hasPage(page))
        .map(([key, [page, query, question]]) => [key, { href: view.href(page) + query, question }]),
    ),
)

const besides = 2

/** Those of its kind that people look at next. */
const neighboursOf = (product: ProductEntry, view: EditionView): string[] => {
  const lines = new Map(view.content.productLines.map(({ sys, slug }) => [sys.id, slug]))
  const categoryOf = (each: ProductEntry) => comparedCategory(each, lines.get(each.productLine ?? '') ?? '')
  const category = categoryOf(product)
  const machines = sameMachines(view)
  const own = machines.get(product.slug)
  return relatedProductsIn(view)(product)
    .filter((other) => category !== undefined && categoryOf(other) === category)
    .filter(({ slug }) => own === undefined || machines.get(slug) !== own)
    .slice(0, besides)
    .map(({ slug }) => slug)
}

/** As the calculator's own fields hold it. */
const costQuery = (name: string, view: EditionView): string | undefined => {
  const robot = cabledRobots(view).find((each) => each.name === name)
  if (robot === undefined) return undefined
  const figure = (value: number): string => formatFigure(value, view.content.edition.locale, 4)
  const query = new URLSearchParams({ robot: name, watts: figure(robot.watts), hours: figure(robot.hours) })
  return query.toString().replace('robot=', '')
}

const wantsSalt = ({ productLine }: ProductEntry, view: EditionView): string | undefined => {
  const line = view.content.productLines.find(({ sys }) => sys.id === productLine)?.slug
  return view.content.poolFigures.length > 0 && treatments(view).some(({ id }) => id === line) ? line : undefined
}

const isRepaired = (slug: string, view: EditionView): boolean =>
  machineLines(view).some(({ machines }) => machines.some((machine) => machine.slug === slug))

/** Which tools help with a product, in the order in which one asks, each with what its address goes on with. */
export const productHelp = (product: ProductEntry, isSold: boolean, view: EditionView): Record<string, string> => {
  const machine = sameMachines(view).get(product.slug)
  const slug = machine?.slug ?? product.slug
  const neighbours = product.active ? neighboursOf(product, view) : []
  const repaired = isRepaired(slug, view) ? slug : undefined
  const asked: Record<Tool, string | undefined> = {
    finder: machine && '',
    compare: neighbours.length === 0 ? undefined : [slug, ...neighbours].join(','),
    cost: machine && costQuery(machine.name, view),
    dose: wantsSalt(product, view),
    ozone: product.active && product.productLine === namedLines['support/calculators/ozone-unit'] ? '' : undefined,
    // Where it cannot be bought the way to a demo stands beside the price.
    demo: isSold ? machine?.slug : undefined,
    fault: repaired,
    repair: repaired,
    fits: product.specifications.Part === undefined ? undefined : '',
  }
  const offered = helpfulTools(view)
  return Object.fromEntries(
    Object.entries(asked).flatMap(([tool, goesOn]) =>
      goesOn === undefined || !Object.hasOwn(offered, tool) ? [] : [[tool, goesOn]],
    ),
  )
}
