import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsFromPrice } from '../money/money.ts'
import { type Candidate, type Ranking, rankModels } from './model-finder.ts'
import { choices, type PoolAnswers, type Question, questions, without } from './pool-answers.ts'
import { robotWith } from './robot.fake.ts'
import { cleanedParts, poolTypes, surfaces } from './robot-facts.ts'
import { mostPoints } from './robot-points.ts'

const write = { money: (cents: number) => `$${cents / 100}`, figure: String }

const robots = fc
  .uniqueArray(
    fc.record({
      slug: fc.stringMatching(/^[a-z]{1,6}$/),
      poolTypes: fc.uniqueArray(fc.constantFrom(...poolTypes), { minLength: 1 }),
      reach: fc.integer({ min: 5, max: 50 }),
      surfaces: fc.uniqueArray(fc.constantFrom(...surfaces), { minLength: 1 }),
      cleans: fc.subarray([...cleanedParts], { minLength: 1 }),
      drive: fc.constantFrom('tracks' as const, 'wheels' as const),
      cordless: fc.boolean(),
      app: fc.boolean(),
      timer: fc.boolean(),
      basket: fc.double({ min: 0.5, max: 20, noNaN: true }),
      filters: fc
        .uniqueArray(fc.constantFrom(50, 70, 100, 200), { minLength: 1 })
        .map((all) => all.toSorted((a, b) => a - b)),
      price: fc.integer({ min: 300, max: 20_000 }),
    }),
    { minLength: 2, maxLength: 12, selector: ({ slug }) => slug },
  )
  .map((all) =>
    all.map(
      ({ slug, price, ...facts }): Candidate => ({
        slug,
        facts: robotWith({ ...facts, cents: centsFromPrice(price) }),
      }),
    ),
  )

const answers: fc.Arbitrary<PoolAnswers> = fc.record(
  {
    pool: fc.constantFrom(...choices.pool),
    length: fc.integer({ min: 2, max: 60 }),
    surface: fc.constantFrom(...choices.surface),
    debris: fc.constantFrom(...choices.debris),
    cleans: fc.constantFrom(...choices.cleans),
    power: fc.constantFrom(...choices.power),
    control: fc.constantFrom(...choices.control),
    budget: fc.integer({ min: 200, max: 25_000 }),
  },
  { requiredKeys: [] },
)

const order = ({ fits, out }: Ranking<Candidate>): string[] => [...fits, ...out].map(({ model }) => model.slug)

const find = ({ fits, out }: Ranking<Candidate>, slug: string) => {
  const place = [...fits, ...out].findIndex(({ model }) => model.slug === slug)
  const ranked = [...fits, ...out][place]
  if (ranked === undefined) throw new Error(`${slug} is not ranked`)
  return { place, ...ranked }
}

const missedIn = (ranking: Ranking<Candidate>, slug: string): number => find(ranking, slug).missed

const pairsOf = (all: readonly Candidate[]): [string, string][] =>
  all.flatMap(({ slug: a }) => all.flatMap(({ slug: b }): [string, string][] => (a === b ? [] : [[a, b]])))

describe('the ranking of models', () => {
  it('holds every model once, and the same whatever the order of the catalogue', () => {
    fc.assert(
      fc.property(robots, answers, fc.nat(), (all, told, seed) => {
        const shuffled = all
          .toSorted((a, b) => ((a.slug.length * 7 + seed) % 5) - ((b.slug.length * 7 + seed) % 5))
          .toReversed()
        const ranking = rankModels(all, told, write)
        expect(order(ranking).toSorted()).toEqual(all.map(({ slug }) => slug).toSorted())
        expect(order(rankModels(shuffled, told, write))).toEqual(order(ranking))
      }),
    )
  })

  it('says as many reasons as it gives points, and its points are their sum', () => {
    fc.assert(
      fc.property(robots, answers, (all, told) => {
        const { fits, out, of } = rankModels(all, told, write)
        for (const { scores, points, limits } of [...fits, ...out]) {
          expect(points).toBe(scores.reduce((sum, score) => sum + score.points, 0))
          expect(points).toBeLessThanOrEqual(of)
          for (const { points: each, reason, question } of scores) {
            expect(each).toBeGreaterThanOrEqual(0)
            expect(each).toBeLessThanOrEqual(mostPoints)
            expect(reason).not.toBe('')
            expect(told[question]).toBeDefined()
          }
          for (const { text } of limits) expect(text).not.toBe('')
        }
        expect(out.every(({ limits }) => limits.length > 0)).toBe(true)
      }),
    )
  })

  it('never puts a model above another that misses less, or as much for less money', () => {
    fc.assert(
      fc.property(robots, answers, (all, told) => {
        const { fits } = rankModels(all, told, write)
        for (const [index, one] of fits.entries()) {
          const next = fits[index + 1]
          if (next === undefined) continue
          expect(one.missed).toBeLessThanOrEqual(next.missed)
          if (one.missed === next.missed) expect(one.model.facts.cents).toBeLessThanOrEqual(next.model.facts.cents)
        }
      }),
    )
  })

  it('does not let a model that reaches a longer pool stand below one that does not, however long the pool becomes', () => {
    fc.assert(
      fc.property(
        robots,
        answers,
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 0, max: 30 }),
        (all, told, length, more) => {
          const before = rankModels(all, { ...told, length }, write)
          const after = rankModels(all, { ...told, length: length + more }, write)
          for (const [a, b] of pairsOf(all)) {
            const isShort = find(after, b).limits.some(({ question }) => question === 'length')
            // One that is ruled out by something else has nothing to lose.
            if (find(after, a).limits.length > 0 || !isShort) continue
            expect(find(after, a).place).toBeLessThan(find(after, b).place)
            expect(find(before, a).limits).toEqual([])
          }
        },
      ),
    )
  })

  it('moves no model past another by one changed answer unless what it says of that answer speaks for it', () => {
    fc.assert(
      fc.property(robots, answers, answers, fc.constantFrom(...questions), (all, told, others, question) => {
        const changed: PoolAnswers = {
          ...without(told, question),
          ...(others[question] !== undefined && { [question]: others[question] }),
        }
        const before = rankModels(all, told, write)
        const after = rankModels(all, changed, write)
        for (const [a, b] of pairsOf(all)) {
          const overtakes = find(before, a).place < find(before, b).place && find(after, b).place < find(after, a).place
          if (!overtakes) continue
          const isOut = (ranking: Ranking<Candidate>, slug: string) => find(ranking, slug).limits.length > 0
          const missed = (slug: string) => missedIn(after, slug) - missedIn(before, slug)
          expect(missed(b) < missed(a) || (isOut(after, a) && !isOut(after, b)) || isOut(before, b)).toBe(true)
        }
      }),
    )
  })

  it('never puts a model above a cheaper one that is as good or better in everything', () => {
    fc.assert(
      fc.property(robots, answers, fc.nat(), fc.integer({ min: 1, max: 500 }), (all, told, seed, saving) => {
        const worse = all[seed % all.length]
        if (worse === undefined) return
        const { facts } = worse
        const better: Candidate = {
          slug: `${worse.slug}-better`,
          facts: {
            ...facts,
            poolTypes: [...facts.poolTypes, ...poolTypes.filter((each) => !facts.poolTypes.includes(each))],
            reach: facts.reach + (seed % 7),
            surfaces: [...surfaces],
            cleans: [...cleanedParts],
            app: true,
            basket: facts.basket + (seed % 3),
            cents: (facts.cents - saving) as typeof facts.cents,
          },
        }
        const ranking = rankModels([...all, better], told, write)
        expect(find(ranking, better.slug).place).toBeLessThan(find(ranking, worse.slug).place)
      }),
    )
  })

  it('answers with the cheapest of those that do all that was asked', () => {
    fc.assert(
      fc.property(robots, answers, (all, told) => {
        const { fits, of } = rankModels(all, told, write)
        const doing = fits.filter(({ points }) => points === of)
        for (const { missed } of doing) expect(missed).toBe(0)
        const least = Math.min(...doing.map(({ model }) => model.facts.cents))
        if (doing.length > 0) expect(fits[0]?.model.facts.cents).toBe(least)
      }),
    )
  })

  it('puts what misses least first among what is ruled out, and the cheaper of two that miss as much', () => {
    fc.assert(
      fc.property(robots, answers, (all, told) => {
        const { out } = rankModels(all, told, write)
        for (const [index, one] of out.entries()) {
          const next = out[index + 1]
          if (next === undefined) continue
          expect(one.missed).toBeLessThanOrEqual(next.missed)
          if (one.missed === next.missed) expect(one.model.facts.cents).toBeLessThanOrEqual(next.model.facts.cents)
        }
      }),
    )
  })

  it('never moves a model above another by a wish that only the other meets', () => {
    const wishes: [Question, PoolAnswers, (model: Candidate) => boolean][] = [
      ['control', { control: 'app' }, ({ facts }) => facts.app],
      ['power', { power: 'cordless' }, ({ facts }) => facts.cordless],
      ['power', { power: 'cable' }, ({ facts }) => !facts.cordless],
    ]
    fc.assert(
      fc.property(robots, answers, fc.constantFrom(...wishes), (all, told, [question, wish, meets]) => {
        const before = rankModels(all, without(told, question), write)
        const after = rankModels(all, { ...told, ...wish }, write)
        for (const [a, b] of pairsOf(all)) {
          const [one, other] = [find(before, a), find(before, b)]
          if (!meets(one.model) || meets(other.model) || one.place > other.place) continue
          expect(find(after, a).place).toBeLessThan(find(after, b).place)
        }
      }),
    )
  })
})
