import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clusterPins } from './map-clusters.ts'

const pins = fc.uniqueArray(
  fc.record({
    key: fc.string({ minLength: 1, maxLength: 4 }),
    x: fc.integer({ min: 0, max: 600 }),
    y: fc.integer({ min: 0, max: 400 }),
    alone: fc.boolean(),
  }),
  { selector: ({ key }) => key, maxLength: 40 },
)

afterEach(() => vi.restoreAllMocks())

describe('pins of a map', () => {
  it('that would lie on each other become one with their count, in the middle of them', () => {
    const found = clusterPins(
      [
        { key: 'a', x: 0, y: 0 },
        { key: 'b', x: 10, y: 0 },
        { key: 'c', x: 200, y: 0 },
      ],
      30,
    )
    expect(found).toEqual([
      { x: 5, y: 0, keys: ['a', 'b'], alone: false },
      { x: 200, y: 0, keys: ['c'], alone: false },
    ])
  })

  it('are each shown once, and no two that may be joined are within reach of each other', () => {
    fc.assert(
      fc.property(pins, fc.integer({ min: 1, max: 200 }), (given, reach) => {
        const clusters = clusterPins(given, reach)
        expect(clusters.flatMap(({ keys }) => keys).toSorted()).toEqual(given.map(({ key }) => key).toSorted())
        const joined = clusters.filter(({ alone }) => !alone)
        for (const [index, a] of joined.entries())
          for (const b of joined.slice(index + 1))
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(reach)
      }),
    )
  })

  it('stay alone where somebody looks at one', () => {
    const both = [
      { key: 'a', x: 0, y: 0, alone: true },
      { key: 'b', x: 1, y: 0 },
    ]
    expect(clusterPins(both, 50).map(({ keys }) => keys)).toEqual([['a'], ['b']])
  })

  it('are compared with each other a few times at most, however many lie near each other', () => {
    const compared = vi.spyOn(Math, 'sqrt')
    const many = Array.from({ length: 120 }, (_, at) => ({ key: String(at), x: (at * 37) % 101, y: (at * 53) % 89 }))
    expect(clusterPins(many, 30).length).toBeLessThan(20)
    expect(compared.mock.calls.length).toBeLessThan(5 * 120 ** 2)
  })

  it('come apart when the map comes closer', () => {
    fc.assert(
      fc.property(pins, (given) => {
        expect(clusterPins(given, 20).length).toBeGreaterThanOrEqual(clusterPins(given, 2000).length)
      }),
    )
  })
})
