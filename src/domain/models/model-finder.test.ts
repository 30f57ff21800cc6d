import { describe, expect, it } from 'vitest'
import { centsFromPrice } from '../money/money.ts'
import { formatFigure } from '../numbers/figure-format.ts'
import { rankModels, shortfalls } from './model-finder.ts'
import { nextScreen } from './next-question.ts'
import type { PoolAnswers } from './pool-answers.ts'
import { candidate } from './robot.fake.ts'
import { waysOut } from './way-out.ts'
import { standing, whyNot } from './why-not.ts'

const write = { money: (cents: number) => `A$${cents / 100}`, figure: String }

const small = candidate('small', {
  reach: 7,
  cleans: ['floor'],
  drive: 'wheels',
  basket: 2.2,
  filters: [100],
  cents: centsFromPrice(749),
})
const middle = candidate('middle')
const large = candidate('large', {
  reach: 12,
  cleans: ['floor', 'walls', 'waterline'],
  app: true,
  basket: 4,
  filters: [50, 100],
  cents: centsFromPrice(1899),
})
const larger = candidate('larger', { ...large.facts, reach: 15, cents: centsFromPrice(2899) })
const battery = candidate('battery', {
  reach: 12,
  cordless: true,
  runs: 150,
  charges: 4.5,
  cents: centsFromPrice(1999),
})
const skimmer = candidate('skimmer', { reach: 14, cleans: ['surface'], cordless: true, cents: centsFromPrice(899) })
const hand = candidate('hand', {
  poolTypes: ['spa', 'in-ground'],
  reach: 6,
  cleans: ['steps'],
  cordless: true,
  cents: centsFromPrice(349),
})
const publicBath = candidate('public', {
  poolTypes: ['commercial', 'in-ground'],
  reach: 20,
  cleans: ['floor', 'walls', 'waterline'],
  basket: 8,
  weight: 17,
  cents: centsFromPrice(5490),
})
const all = [small, middle, large, larger, battery, skimmer, hand, publicBath]

const ranked = (answers: PoolAnswers) => rankModels(all, answers, write)
const winner = (answers: PoolAnswers) => ranked(answers).fits[0]?.model.slug
const reasonsOf = (answers: PoolAnswers, slug: string) => {
  const { fits, out } = ranked(answers)
  const found = [...fits, ...out].find(({ model }) => model.slug === slug)
  return [...(found?.limits ?? []).map(({ text }) => text), ...(found?.scores ?? []).map(({ reason }) => reason)]
}

describe('finding a model', () => {
  it('takes the least expensive of those that do the same', () => {
    expect(winner({ pool: 'in-ground', length: 6 })).toBe('small')
    expect(winner({ pool: 'in-ground', length: 6, cleans: 'waterline' })).toBe('large')
  })

  it('rules out what is too short, and says by how much', () => {
    expect(winner({ pool: 'in-ground', length: 9 })).toBe('middle')
    expect(reasonsOf({ length: 9 }, 'small')).toContain('Reaches 7 m, yours is 9')
  })

  it('says what is near its limit, and takes no dearer one for room to spare', () => {
    expect(winner({ length: 6.5 })).toBe('small')
    expect(reasonsOf({ length: 6.5 }, 'small')).toContain('Reaches 7 m, yours is 6.5: near its limit')
  })

  it('takes what is held by hand for steps in a pool of any length', () => {
    expect(winner({ pool: 'in-ground', length: 14, cleans: 'steps' })).toBe('hand')
    expect(reasonsOf({ length: 14, cleans: 'steps' }, 'hand')).toContain(
      'Goes where you hold it, in a pool of any length',
    )
    expect(reasonsOf({ length: 14, cleans: 'floor' }, 'hand')).toContain('Reaches 6 m, yours is 14')
  })

  it('gives its reasons in figures as the edition writes them', () => {
    const inRands = { money: String, figure: (value: number) => formatFigure(value, 'en-ZA') }
    const { fits } = rankModels(all, { length: 6.5, debris: 'leaves', power: 'cable' }, inRands)
    const reasons = fits.flatMap(({ scores }) => scores.map(({ reason }) => reason))
    expect(reasons).toEqual(
      expect.arrayContaining([
        'Reaches 7 m, yours is 6,5: near its limit',
        '2,2 L basket: empty it often',
        'Runs 150 min, charges 4,5 h',
      ]),
    )
    expect(reasons.filter((reason) => /\d\.\d/.test(reason))).toEqual([])
  })

  it('does not offer a skimmer or a hand-held to somebody who has not asked for one', () => {
    expect(ranked({ pool: 'in-ground' }).out.map(({ model }) => model.slug)).toEqual(['hand', 'skimmer'])
    expect(winner({ cleans: 'surface' })).toBe('skimmer')
    expect(winner({ pool: 'spa' })).toBe('hand')
  })

  it('counts a cable, an app, leaves and dust', () => {
    expect(winner({ length: 9, power: 'cordless' })).toBe('battery')
    expect(winner({ length: 9, control: 'app' })).toBe('large')
    expect(reasonsOf({ debris: 'leaves' }, 'large')).toEqual(['4 L basket: a bad day of leaves'])
    expect(reasonsOf({ debris: 'sand' }, 'small')).toEqual(['100 µm filter: fine dust passes'])
    expect(reasonsOf({ debris: 'mix' }, 'small')).toEqual(['2.2 L basket, 100 µm filter: modest at both'])
    expect(reasonsOf({ debris: 'mix' }, 'middle')).toEqual(['3 L basket, 50 µm filter: empty it often'])
    expect(reasonsOf({ debris: 'mix', length: 4 }, 'small')).toContain('2.2 L basket, 100 µm filter: fine dust passes')
    expect(reasonsOf({ debris: 'mix' }, 'large')).toEqual(['4 L basket, 50 and 100 µm filter'])
  })

  it('asks of a basket for leaves what the pool sheds: half a litre a full metre, 4 at most', () => {
    expect(reasonsOf({ length: 4, debris: 'leaves' }, 'small')).toContain('2.2 L basket: a bad day of leaves')
    expect(reasonsOf({ length: 6.5, debris: 'leaves' }, 'small')).toContain('2.2 L basket: empty it often')
    expect(reasonsOf({ length: 6, debris: 'leaves' }, 'middle')).toContain('3 L basket: a bad day of leaves')
    expect(reasonsOf({ length: 8, debris: 'leaves' }, 'middle')).toContain('3 L basket: empty it often')
  })

  it('takes the least expensive whatever another makes easier, and says what is hard', () => {
    expect(winner({ pool: 'in-ground', length: 6.5, debris: 'leaves' })).toBe('small')
    expect(winner({ pool: 'in-ground', length: 6.5, surface: 'concrete' })).toBe('small')
    const vinyl: PoolAnswers = { length: 8, surface: 'vinyl' }
    const onWheels = candidate('on-wheels', { drive: 'wheels', cents: centsFromPrice(1300) })
    expect(rankModels([onWheels, middle], vinyl, write).fits[0]?.model.slug).toBe('middle')
    const charged = candidate('charged', { cordless: true, cents: centsFromPrice(1298) })
    expect(rankModels([middle, charged], { power: 'cable' }, write).fits[0]?.model.slug).toBe('charged')
  })

  it('takes a filter that lets fine dust through for one that does not do dust', () => {
    const fine = candidate('fine', { filters: [70], cents: centsFromPrice(899) })
    const asked: PoolAnswers = { length: 6, debris: 'sand' }
    const { fits } = rankModels([small, fine, middle], asked, write)
    expect(fits.map(({ model, points }) => [model.slug, points])).toEqual([
      ['fine', 8],
      ['middle', 8],
      ['small', 6],
    ])
    expect(fits[0]?.scores.at(-1)?.reason).toBe('70 µm filter: the finest dust passes')
  })

  it('does not ask for a cable of what floats or is held', () => {
    const float = candidate('float', { cleans: ['surface'], cordless: true })
    const { drive: _, ...facts } = float.facts
    const { fits } = rankModels([{ ...float, facts }], { cleans: 'surface', power: 'cable' }, write)
    expect(fits[0]?.scores.map(({ reason }) => reason)).toContain('Needs no cable')
    expect(fits[0]?.points).toBe(8)
  })

  it('shows what costs up to a tenth more than the budget, and rules out what costs more than that', () => {
    expect(reasonsOf({ budget: 1800 }, 'large')).toContain('A$99 over your budget')
    expect(ranked({ budget: 1700 }).out.map(({ model }) => model.slug)).toContain('large')
    expect(reasonsOf({ budget: 2000 }, 'large')).toContain('A$101 under your budget')
  })

  it('would rather not put a machine for public pools into a garden, but does where nothing else reaches', () => {
    expect(winner({ pool: 'in-ground', length: 14.5 })).toBe('larger')
    expect(winner({ pool: 'in-ground', length: 18 })).toBe('public')
  })
})

describe('why it is not another', () => {
  const answers: PoolAnswers = { pool: 'in-ground', length: 8, surface: 'concrete', cleans: 'waterline' }
  const { fits } = ranked(answers)
  const [first] = fits
  const against = (slug: string) => {
    const other = [...fits, ...ranked(answers).out].find(({ model }) => model.slug === slug)
    if (first === undefined || other === undefined) throw new Error(`${slug} is not ranked`)
    return whyNot(first, other, write)
  }

  it('is the points it lacks, and what speaks for it beside', () => {
    expect(first?.model.slug).toBe('large')
    expect(against('middle')).toEqual({
      for: ['A$600 less'],
      against: 'Climbs the walls, stops below the waterline',
    })
  })

  it('is its price where it lacks none', () => {
    expect(against('larger')).toEqual({
      for: ['Reaches 3 m further'],
      against: 'A$1000 more for nothing you asked for',
    })
  })

  it('is its price alone where it makes something easier that was asked for', () => {
    const { fits: leafy } = ranked({ length: 8, debris: 'leaves' })
    const [cheapest, second] = leafy
    if (cheapest === undefined || second === undefined) throw new Error('Two of them fit')
    expect([cheapest, second].map(({ model }) => model.slug)).toEqual(['middle', 'large'])
    expect(whyNot(cheapest, second, write)).toEqual({
      for: ['4 L basket for leaves', 'Cleans the waterline too'],
      against: 'A$600 more',
    })
  })

  it('is its limit where it is ruled out', () => {
    expect(against('small')).toEqual({ for: [], against: 'Reaches 7 m, yours is 8' })
  })

  it('says what the first place means', () => {
    expect(standing(ranked(answers))).toBe('cheapest')
    expect(standing(ranked({ pool: 'in-ground', length: 18 }))).toBe('alone')
    expect(standing(ranked({ length: 9, cleans: 'waterline', power: 'cordless' }))).toBe('nearest')
    expect(standing(ranked({ pool: 'in-ground', length: 18, control: 'app' }))).toBe('only')
  })
})

describe('where nothing fits', () => {
  it('names each answer without which something would', () => {
    const ways = waysOut(all, { pool: 'in-ground', length: 18, budget: 3000 }, write)
    expect(ways.map(({ question, first, two }) => [question, first.model.slug, two])).toEqual([
      ['length', 'larger', true],
      ['budget', 'public', undefined],
    ])
  })

  it('knows what came nearest: by how little it misses, the cheapest first', () => {
    const nearest = (answers: PoolAnswers) => ranked(answers).out.map(({ model }) => model.slug)
    expect(nearest({ pool: 'in-ground', length: 30 }).slice(0, 4)).toEqual(['public', 'larger', 'large', 'battery'])
    // Over the budget by little, not by much, and before what cannot do it at all.
    expect(nearest({ pool: 'in-ground', length: 11, budget: 1500 }).slice(0, 3)).toEqual(['middle', 'large', 'battery'])
    expect(nearest({ pool: 'spa', cleans: 'surface' })[0]).toBe('hand')
    // Who is a metre short and does the rest, before who is nearly long enough and stays on the floor.
    const floor = candidate('floor', { reach: 17, cleans: ['floor'], cents: centsFromPrice(700) })
    const { out } = rankModels([floor, larger], { length: 18, cleans: 'waterline' }, write)
    expect(out.map(({ model }) => model.slug)).toEqual(['larger', 'floor'])
    expect(out.map((each) => shortfalls(each).map(({ text }) => text))).toEqual([
      ['Reaches 15 m, yours is 18'],
      ['Reaches 17 m, yours is 18', 'Stays on the floor'],
    ])
  })

  it('does not send two where even two would not reach', () => {
    expect(waysOut(all, { length: 60 }, write)).toEqual([])
  })
})

it('asks no more once there is nothing left to choose between', () => {
  expect(nextScreen('pool', ranked({ pool: 'in-ground' }), false)).toBe('length')
  expect(nextScreen('pool', ranked({ pool: 'spa' }), false)).toBe('answer')
  expect(nextScreen('surface', ranked({}), true)).toBe('answer')
  expect(nextScreen('budget', ranked({}), false)).toBe('answer')
})
