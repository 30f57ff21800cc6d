import { beforeAll, describe, expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { budgetSteps } from '../../domain/models/budget-steps.ts'
import { fittingCount } from '../../domain/models/fitting-count.ts'
import { rankModels } from '../../domain/models/model-finder.ts'
import { isOffered, outlookOf } from '../../domain/models/offered-answers.ts'
import { type ChoiceQuestion, choices, type PoolAnswers, without } from '../../domain/models/pool-answers.ts'
import { waysOut } from '../../domain/models/way-out.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { editionOf, readOwnContent } from '../content/site-content.fake.ts'
import { robotsOf } from './robots-of.fake.ts'

const write = { money: String, figure: String }

let editions: EditionContent[]

beforeAll(async () => {
  editions = await readOwnContent()
})

const contentOf = (code: string) => editionOf(editions, code)

const choiceQuestions = Object.keys(choices) as ChoiceQuestion[]

/** What the page offers of a question, as the content writes it and the range allows it. */
const offeredIn = (content: EditionContent, question: ChoiceQuestion): string[] => {
  const robots = robotsOf(content)
  const asked = content.finderQuestions.find(({ asks }) => asks === question)
  return (asked?.choices ?? []).map(({ value }) => value).filter((value) => isOffered(robots, question, value, write))
}

const maybe = (values: readonly string[]): (string | undefined)[] => [undefined, ...values]

/** Every way through the questions that rule something out. */
function* told(content: EditionContent): Generator<PoolAnswers> {
  for (const pool of maybe(offeredIn(content, 'pool')))
    for (const length of [undefined, 5, 9, 13, 18, 40])
      for (const surface of maybe(offeredIn(content, 'surface')))
        for (const cleans of maybe(offeredIn(content, 'cleans')))
          yield Object.fromEntries(
            Object.entries({ pool, length, surface, cleans }).filter(([, value]) => value !== undefined),
          )
}

const unsold: Record<string, string[]> = {
  'en-au': [],
  'en-nz': ['pool spa', 'pool commercial', 'cleans steps'],
  'en-za': ['pool spa', 'cleans surface', 'cleans steps'],
}

describe.each(editionCodes)('in the edition %s', (code) => {
  it('what nothing on sale does is not offered, and everything else is', () => {
    const content = contentOf(code)
    const missing = choiceQuestions.flatMap((question) => {
      const offered = offeredIn(content, question)
      return choices[question].filter((value) => !offered.includes(value)).map((value) => `${question} ${value}`)
    })
    expect(missing.toSorted()).toEqual(unsold[code]?.toSorted())
  })

  it('an answer without a warning always leaves a model that does it, and one without any has near misses', () => {
    const content = contentOf(code)
    const robots = robotsOf(content)
    const offered = new Map(choiceQuestions.map((question) => [question, offeredIn(content, question)]))
    const wrong: unknown[] = []
    let looked = 0
    for (const answers of told(content))
      for (const [question, values] of offered)
        for (const value of values) {
          looked += 1
          const next: PoolAnswers = { ...answers, [question]: value }
          const ranking = rankModels(robots, next, write)
          const outlook = outlookOf(ranking, question)
          const isRight = outlook === 'nothing' ? ranking.out.length === robots.length : ranking.fits.length > 0
          if (!isRight) wrong.push({ next, outlook })
        }
    expect(looked).toBeGreaterThan(10_000)
    expect(wrong).toEqual([])
  })

  it('every budget on offer buys something, and as many models as it says', () => {
    const robots = robotsOf(contentOf(code))
    for (const answers of told(contentOf(code))) {
      const { fits } = rankModels(robots, answers, write)
      const steps = budgetSteps(fits.map(({ model }) => model.facts.cents))
      expect(steps.length > 0).toBe(fits.length > 0)
      for (const budget of steps)
        expect(fittingCount(rankModels(robots, { ...answers, budget }, write)).fits).toBeGreaterThan(0)
    }
  })

  it('nobody can slide to a length that nothing reaches', () => {
    const robots = robotsOf(contentOf(code))
    for (const answers of told(contentOf(code))) {
      const reaches = rankModels(robots, without(answers, 'length'), write).fits.map(({ model }) => model.facts.reach)
      if (reaches.length === 0) continue
      expect(rankModels(robots, { ...answers, length: Math.max(...reaches) }, write).fits).not.toEqual([])
    }
  })

  it('a budget below everything names what to take for more money', () => {
    const robots = robotsOf(contentOf(code))
    const answers: PoolAnswers = { pool: 'in-ground', length: 8, budget: 1 }
    expect(waysOut(robots, answers, write).map(({ question }) => question)).toContain('budget')
  })
})
