import { describe, expect, it } from 'vitest'
import { neighboursIn, stepBetween } from './model-step.ts'
import { robotWith } from './robot.fake.ts'

const s200 = {
  facts: robotWith({ reach: 10, timer: true, basket: 3, cable: 16, weight: 8.5, filters: [70] }),
  warrantyYears: 3,
}
const s300 = {
  facts: robotWith({
    reach: 12,
    cleans: ['floor', 'walls', 'waterline'],
    app: true,
    timer: true,
    basket: 4.5,
    cable: 18,
    weight: 9.6,
    filters: [50, 100],
  }),
  warrantyYears: 4,
}

const step = (from: Parameters<typeof stepBetween>[0], to: typeof from) => stepBetween(from, to, String)

describe('the step from one model to the next', () => {
  it('says what is gained, what people ask about first', () => {
    expect(step(s200, s300)).toEqual({
      gains: [
        'Pools up to 12 m, 2 m more',
        'Waterline too',
        'App',
        'Basket 1.5 L larger',
        'Finer filter, 50 µm',
        '2 m more cable',
        '1 year more warranty',
      ],
      losses: ['1.1 kg heavier'],
    })
  })

  it('says the same the other way round', () => {
    expect(step(s300, s200)).toEqual({
      gains: ['1.1 kg lighter'],
      losses: [
        'Pools up to 10 m, 2 m less',
        'Not the waterline',
        'No app',
        'Basket 1.5 L smaller',
        'Coarser filter, 70 µm',
        '2 m less cable',
        '1 year less warranty',
      ],
    })
  })

  it('knows batteries, wheels and surfaces', () => {
    const corded = { facts: robotWith({ drive: 'wheels', surfaces: ['tile'] }), warrantyYears: 2 }
    const { cable: _, ...without } = robotWith({ cordless: true, runs: 90, surfaces: ['tile', 'pebble'] })
    expect(step(corded, { facts: without, warrantyYears: 2 })).toEqual({
      gains: ['No cable', 'On pebble too', 'Tracks, not wheels'],
      losses: [],
    })
  })

  it('compares what treats water by the pool it is made for', () => {
    expect(step({ poolLitres: 60_000, warrantyYears: 3 }, { poolLitres: 90_000, warrantyYears: 3 })).toEqual({
      gains: ['Pools up to 90000 L, 30000 L more'],
      losses: [],
    })
  })
})

it('the neighbours of a model are the next in price, and one of the same price is none', () => {
  const line = [{ cents: 899 }, { cents: 1899 }, { cents: 599 }, { cents: 899 }]
  const [, dear] = line
  expect(neighboursIn(line[0] ?? { cents: 0 }, line)).toEqual({ below: { cents: 599 }, above: { cents: 1899 } })
  expect(neighboursIn(dear ?? { cents: 0 }, line)).toEqual({ below: { cents: 899 }, above: undefined })
})
