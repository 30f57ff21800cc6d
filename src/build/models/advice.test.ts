import { beforeAll, describe, expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { rankModels } from '../../domain/models/model-finder.ts'
import { choices, type PoolAnswers } from '../../domain/models/pool-answers.ts'
import type { RobotFacts } from '../../domain/models/robot-facts.ts'
import type { Robot } from '../../site/content/model.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { editionOf, readOwnContent } from '../content/site-content.fake.ts'
import { robotsOf } from './robots-of.fake.ts'

const write = { money: String, figure: String }

let editions: EditionContent[]

beforeAll(async () => {
  editions = await readOwnContent()
})

const robotsIn = (code: string) => robotsOf(editionOf(editions, code))

const maybe = <T>(values: readonly T[]): (T | undefined)[] => [undefined, ...values]

/** Every pool by what rules something out, at every length at which something changes. */
function* pools(robots: readonly Robot[]): Generator<PoolAnswers> {
  const reaches = [...new Set(robots.map(({ facts }) => facts.reach))]
  for (const pool of maybe(choices.pool))
    for (const length of [undefined, ...reaches, 60])
      for (const surface of maybe(choices.surface))
        for (const cleans of maybe(choices.cleans))
          yield {
            ...(pool && { pool }),
            ...(length !== undefined && { length }),
            ...(surface && { surface }),
            ...(cleans && { cleans }),
          }
}

/** What else is asked, on top of a pool. */
const wishes: PoolAnswers[] = [
  {},
  ...choices.debris.map((debris) => ({ debris })),
  ...choices.power.map((power) => ({ power })),
  { control: 'app' },
  { debris: 'mix', power: 'cable', control: 'button' },
  { debris: 'sand', power: 'cordless', control: 'app' },
]

/** What a shop assistant would tick off, read from the product's figures and not from the finder's points. */
const doesAll = (robot: RobotFacts, answers: PoolAnswers): boolean => {
  const { pool, length = 0, surface, debris, power, control, budget = Number.POSITIVE_INFINITY } = answers
  const wanted = answers.cleans ?? (pool === 'spa' ? 'steps' : 'floor')
  const parts = { walls: ['floor', 'walls'], waterline: ['floor', 'walls', 'waterline'] }[wanted as string] ?? [wanted]
  return (
    (pool === undefined || robot.poolTypes.includes(pool)) &&
    (robot.reach >= length || (wanted === 'steps' && robot.cleans.includes('steps'))) &&
    (surface === undefined || robot.surfaces.includes(surface)) &&
    parts.every((part) => (robot.cleans as readonly string[]).includes(part)) &&
    (debris === undefined || debris === 'leaves' || Math.min(...robot.filters) <= 70) &&
    (power !== 'cordless' || robot.cordless) &&
    (control !== 'app' || robot.app) &&
    robot.cents <= budget * 100
  )
}

const covers = <T>(more: readonly T[], fewer: readonly T[]): boolean => fewer.every((each) => more.includes(each))

/** No worse in anything at all, and cheaper. */
const dominates = (better: RobotFacts, worse: RobotFacts): boolean =>
  better.cents < worse.cents &&
  covers(better.poolTypes, worse.poolTypes) &&
  better.reach >= worse.reach &&
  covers(better.surfaces, worse.surfaces) &&
  covers(better.cleans, worse.cleans) &&
  better.basket >= worse.basket &&
  Math.min(...better.filters) <= Math.min(...worse.filters) &&
  (better.cordless || !worse.cordless) &&
  (better.app || !worse.app) &&
  (better.timer || !worse.timer)

describe.each(editionCodes)('in the edition %s', (code) => {
  it('[D34] the answer to every pool is the cheapest model that does all that was asked', () => {
    const robots = robotsIn(code)
    const wrong: unknown[] = []
    let looked = 0
    for (const pool of pools(robots))
      for (const wish of wishes) {
        looked += 1
        const answers = { ...pool, ...wish }
        const [cheapest] = robots
          .filter(({ facts }) => doesAll(facts, answers))
          .toSorted((a, b) => a.facts.cents - b.facts.cents)
        if (cheapest === undefined) continue
        const first = rankModels(robots, answers, write).fits[0]?.model
        if (first?.facts.cents !== cheapest.facts.cents) wrong.push({ answers, first: first?.slug, cheapest })
      }
    expect(looked).toBeGreaterThan(10_000)
    expect(wrong).toEqual([])
  })

  it('[D34] no model stands above a cheaper one that is no worse in anything, with or without a budget', () => {
    const robots = robotsIn(code)
    // A dearer twin of each, a little worse where a shelf would hide it: only so is every model dominated by one.
    const twins = robots.map(({ facts, ...robot }, index): Robot => {
      const cents = (facts.cents + 100) as typeof facts.cents
      const [reach, basket] = [facts.reach - (index % 2), facts.basket * (index % 3 === 0 ? 0.9 : 1)]
      // Its name is the first by the alphabet, which must not help it.
      return { ...robot, slug: `a-${robot.slug}`, facts: { ...facts, reach, basket, cents } }
    })
    const all = [...robots, ...twins]
    const pairs = all.flatMap((better) =>
      all.filter((worse) => dominates(better.facts, worse.facts)).map((worse) => [better.slug, worse.slug] as const),
    )
    expect(pairs.length).toBeGreaterThanOrEqual(robots.length)
    const wrong: unknown[] = []
    for (const pool of pools(robots))
      for (const wish of [{}, { debris: 'leaves', power: 'cable', budget: 1000 }, { control: 'app', budget: 20_000 }]) {
        const answers = { ...pool, ...wish } as PoolAnswers
        const { fits, out } = rankModels(all, answers, write)
        const places = new Map([...fits, ...out].map(({ model }, place) => [model.slug, place]))
        for (const [better, worse] of pairs)
          if ((places.get(better) ?? 0) > (places.get(worse) ?? 0)) wrong.push({ answers, better, worse })
      }
    expect(wrong).toEqual([])
  })
})
