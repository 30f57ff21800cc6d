import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsFromPrice } from '../money/money.ts'
import { alternatives, eased } from './alternatives.ts'
import { extras } from './extras.ts'
import { type Candidate, rankModels } from './model-finder.ts'
import type { PoolAnswers } from './pool-answers.ts'
import { candidate, robotWith } from './robot.fake.ts'

const write = { money: (cents: number) => `A$${cents / 100}`, figure: String }

const floorOnly = candidate('floor-only', { reach: 7, cleans: ['floor'], basket: 2, cents: centsFromPrice(749) })
const walls = candidate('walls', { reach: 8, basket: 2.5, cents: centsFromPrice(899) })
const middle = candidate('middle', { reach: 10, basket: 3, cents: centsFromPrice(1299) })
const waterline = candidate('waterline', {
  reach: 12,
  cleans: ['floor', 'walls', 'waterline'],
  app: true,
  basket: 4,
  cents: centsFromPrice(1899),
})
const long = candidate('long', { ...waterline.facts, reach: 14, warrantyYears: 4, cents: centsFromPrice(2399) })
const longest = candidate('longest', { ...long.facts, reach: 15, cents: centsFromPrice(2899) })
const battery = candidate('battery', { ...waterline.facts, cordless: true, cents: centsFromPrice(1999) })
const all = [floorOnly, walls, middle, waterline, long, longest, battery]

const beside = (answers: PoolAnswers, models: readonly Candidate[] = all) => {
  const ranking = rankModels(models, answers, write)
  const { less, more } = alternatives(ranking, answers)
  return [less?.model.slug, ranking.fits[0]?.model.slug, more?.model.slug]
}

describe('what stands beside the answer', () => {
  it('is one that costs much less and misses one small thing', () => {
    const coarse = candidate('coarse', { ...walls.facts, filters: [100], cents: centsFromPrice(700) })
    expect(beside({ length: 8, debris: 'sand' }, [coarse, middle])).toEqual(['coarse', 'middle', undefined])
    expect(beside({ length: 8, cleans: 'waterline' })).toEqual(['walls', 'waterline', undefined])
  })

  it('is not one that saves little, or misses two things, or a large one', () => {
    const nearly = candidate('nearly', { ...middle.facts, cents: centsFromPrice(1699) })
    expect(beside({ length: 8, cleans: 'waterline' }, [nearly, waterline])[0]).toBeUndefined()
    const coarse = candidate('coarse', { ...middle.facts, filters: [100] })
    expect(beside({ length: 8, debris: 'sand', cleans: 'waterline' }, [coarse, waterline])[0]).toBeUndefined()
    expect(beside({ length: 8, control: 'app' }, [middle, waterline])[0]).toBeUndefined()
  })

  it('is one that does more, the cheapest of them, at no more than twice the price', () => {
    expect(beside({ length: 6 })).toEqual([undefined, 'floor-only', 'walls'])
    expect(beside({ length: 9 })).toEqual([undefined, 'middle', 'waterline'])
    expect(beside({ length: 6 }, [floorOnly, long])).toEqual([undefined, 'floor-only', undefined])
  })

  it('is one that makes easier what was asked, and names that first', () => {
    const models = [walls, middle]
    expect(beside({ length: 7, debris: 'leaves' }, models)).toEqual([undefined, 'walls', 'middle'])
    expect(beside({ length: 7 }, models)).toEqual([undefined, 'walls', undefined])
    const { fits } = rankModels(models, { length: 7, debris: 'leaves' }, write)
    const [first, second] = fits
    if (first === undefined || second === undefined) throw new Error('Two of them fit')
    expect(eased(first, second).map(({ easier }) => easier)).toEqual(['3 L basket for leaves'])
  })

  it('is one with more reserve where the answer is near its limit, and only there', () => {
    expect(beside({ length: 11.5 })).toEqual([undefined, 'waterline', 'long'])
    expect(beside({ length: 8, cleans: 'waterline' }, [waterline, long])[2]).toBeUndefined()
  })

  it('is never over the budget', () => {
    expect(beside({ length: 9, budget: 1800 })).toEqual([undefined, 'middle', undefined])
  })

  it('is never worse in anything asked where it is dearer, nor dearer where it misses something', () => {
    const prices = fc.array(fc.integer({ min: 300, max: 3000 }), { minLength: all.length, maxLength: all.length })
    const answers: fc.Arbitrary<PoolAnswers> = fc.record(
      {
        length: fc.integer({ min: 3, max: 16 }),
        debris: fc.constantFrom('leaves', 'sand', 'mix'),
        cleans: fc.constantFrom('floor', 'walls', 'waterline'),
        power: fc.constantFrom('cordless', 'cable'),
        control: fc.constantFrom('app', 'button'),
        budget: fc.integer({ min: 300, max: 4000 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(prices, answers, (priced, told) => {
        const models = all.map((model, index) => ({
          ...model,
          facts: { ...model.facts, cents: centsFromPrice(priced[index] ?? 0) },
        }))
        const ranking = rankModels(models, told, write)
        const { less, more } = alternatives(ranking, told)
        const [first] = ranking.fits
        if (first === undefined) return
        const own = first.model.facts
        if (less !== undefined) {
          expect(less.model.facts.cents).toBeLessThanOrEqual(own.cents * 0.8)
          expect(less.points).toBeLessThan(first.points)
        }
        if (more !== undefined) {
          expect(more.model.facts.cents).toBeGreaterThan(own.cents)
          expect(more.points).toBe(first.points)
          expect(extras(own, more.model.facts, write)).not.toEqual([])
        }
      }),
    )
  })
})

it('says what a dearer one has in plain words', () => {
  const said = (own: Candidate, other: Candidate) => extras(own.facts, other.facts, write)
  expect(said(floorOnly, walls)).toEqual(['Climbs the walls too', 'Reaches 1 m further', '2.5 L basket, not 2'])
  expect(said(floorOnly, waterline)[0]).toBe('Climbs walls and waterline too')
  expect(said(middle, waterline).slice(0, 3)).toEqual([
    'Cleans the waterline too',
    'Run from your phone',
    'Reaches 2 m further',
  ])
  expect(said(waterline, long)).toEqual(['Reaches 2 m further', '4-year warranty, not 3'])
  expect(said(waterline, battery)).toEqual(['No cable'])
  expect(said(middle, battery).slice(0, 2)).toEqual(['No cable', 'Cleans the waterline too'])
  expect(said(long, waterline)).toEqual([])
  const held = robotWith({ cleans: ['steps'], reach: 6 })
  expect(extras(held, robotWith({ cleans: ['steps'], reach: 9 }), write)).toEqual([])
})
