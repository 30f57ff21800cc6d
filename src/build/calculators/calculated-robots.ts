import type { BasketRobot, CabledRobot } from '../../site/content/calculator.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'
import { oncePer } from '../view/once-per.ts'

/** The middle of 1, 2 or 3 hours is what people set. */
const middleOf = (choices: readonly number[]): number => {
  const middle = choices.slice(Math.ceil(choices.length / 2) - 1, Math.floor(choices.length / 2) + 1)
  return middle.reduce((sum, choice) => sum + choice, 0) / middle.length
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
    homeRobots(view).flatMap(({ name, figures }) => {
      const { watts, cycleHours } = figures ?? {}
      return watts === undefined || cycleHours === undefined ? [] : [{ name, watts, hours: middleOf(cycleHours) }]
    }),
  ),
)

/** What has a basket, and how large that is. */
export const basketRobots = oncePer((view: EditionView): BasketRobot[] =>
  distinct(
    homeRobots(view).flatMap(({ name, figures }) =>
      figures?.basketLitres === undefined ? [] : [{ name, basket: figures.basketLitres }],
    ),
  ),
)
