import { beforeAll, describe, expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { alternatives } from '../../domain/models/alternatives.ts'
import { rankModels } from '../../domain/models/model-finder.ts'
import { choices, type PoolAnswers } from '../../domain/models/pool-answers.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { editionOf, readOwnContent } from '../content/site-content.fake.ts'
import { productComparison } from '../pages/product-comparison.ts'
import { viewOf } from '../view/edition-content.fake.ts'
import { modelGroups } from './models.ts'
import { robotsOf } from './robots-of.fake.ts'

const write = { money: String, figure: String }

let editions: EditionContent[]

beforeAll(async () => {
  editions = await readOwnContent()
})

const contentOf = (code: string) => editionOf(editions, code)
const robotsIn = (code: string) => robotsOf(contentOf(code))

const maybe = <T>(values: readonly T[]): (T | undefined)[] => [undefined, ...values]

/** Pools as people have them, from a spa to a public bath. */
function* pools(): Generator<PoolAnswers> {
  const lengths = [undefined, 4, 6, 7, 8, 9, 10, 12, 12.5, 13, 15, 18, 22, 45]
  for (const pool of maybe(choices.pool))
    for (const length of lengths)
      for (const surface of maybe(choices.surface))
        for (const cleans of maybe(choices.cleans))
          for (const power of maybe(choices.power))
            yield {
              ...(pool && { pool }),
              ...(length && { length }),
              ...(surface && { surface }),
              ...(cleans && { cleans }),
              ...(power && { power }),
            }
}

describe.each(editionCodes)('in the edition %s', (code) => {
  it('every robot is the answer for some pool', () => {
    const robots = robotsIn(code)
    const waiting = new Set(robots.map(({ slug }) => slug))
    expect(waiting.size).toBeGreaterThan(8)
    for (const answers of pools()) {
      waiting.delete(rankModels(robots, answers, write).fits[0]?.model.slug ?? '')
      if (waiting.size === 0) break
    }
    expect([...waiting]).toEqual([])
  })

  it('the same machine in another carton is not asked about twice', () => {
    const slugs = robotsIn(code).map(({ slug }) => slug)
    expect(slugs).not.toContain('dolphin-s-100-bonus')
    expect(slugs).toContain('dolphin-s100')
  })

  it('nothing that is used up or worn out is compared', () => {
    const names = modelGroups(viewOf(contentOf(code))).flatMap(({ models }) => models.map(({ name }) => name))
    expect(names.filter((name) => /bag|tub|pallet|brush|filter|cable|set/i.test(name))).toEqual([])
  })

  it('three pairs are suggested, each of models that are compared here', () => {
    const content = contentOf(code)
    const view = viewOf(content)
    const entry = content.pages.find(({ slug }) => slug === 'product-comparison')
    if (entry === undefined) throw new Error('The comparison has no page')
    const compared = modelGroups(view).flatMap(({ models }) => models.map(({ slug }) => slug))
    const { pairs } = productComparison(view, entry)
    expect(pairs).toHaveLength(3)
    for (const { models, html } of pairs) {
      expect(html).not.toBe('')
      expect(models).toHaveLength(2)
      expect(compared).toEqual(expect.arrayContaining(models))
    }
  })
})

it('an 8 metre concrete pool full of gum leaves gets the cheapest that does it, and hears of a larger basket', () => {
  const answers: PoolAnswers = { pool: 'in-ground', length: 8, surface: 'concrete', debris: 'leaves' }
  const ranking = rankModels(robotsIn('en-au'), answers, write)
  expect(ranking.fits[0]?.model).toMatchObject({ slug: 'dolphin-s100', price: 'A$899.00' })
  expect(alternatives(ranking, answers).more?.model.slug).toBe('dolphin-s200')
})

it('a public pool in New Zealand and a backyard pool of 30 metres are told that nothing fits', () => {
  expect(rankModels(robotsIn('en-nz'), { pool: 'commercial' }, write).fits).toEqual([])
  expect(rankModels(robotsIn('en-au'), { pool: 'in-ground', length: 30 }, write).fits).toEqual([])
})
