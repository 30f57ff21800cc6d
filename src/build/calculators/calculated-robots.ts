import type { BasketRobot, CabledRobot } from '../../site/content/calculator.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'
import { oncePer } from '../view/once-per.ts'

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

/** What has a basket, and how large that is. */
export const basketRobots = oncePer((view: EditionView): BasketRobot[] =>
  distinct(
    homeRobots(view).flatMap(({ name, specifications }) => {
      const [basket = 0] = figuresIn(specifications.Filter?.Basket)
      return basket > 0 ? [{ name, basket }] : []
    }),
  ),
)
