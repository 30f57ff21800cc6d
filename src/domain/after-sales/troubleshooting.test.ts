import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answersOf,
  questionsFrom,
  readWalk,
  type Step,
  type Tree,
  treeFor,
  waysFrom,
  writeWalk,
} from './troubleshooting.ts'

const tree: Tree = {
  symptoms: ['circles', 'floats'],
  steps: {
    circles: {
      options: [
        { label: 'It is full', to: 'rinse' },
        { label: 'It is clean', to: 'tracks' },
      ],
    },
    rinse: { outcome: 'answer', otherwise: 'tracks' },
    tracks: {
      options: [
        { label: 'Both turn', to: 'ask' },
        { label: 'One stands still', to: 'repair' },
      ],
    },
    ask: { outcome: 'dealer' },
    repair: { outcome: 'repair' },
    floats: {
      options: [
        { label: 'Yes', to: 'ask' },
        { label: 'No', to: 'repair' },
      ],
    },
  },
}

describe('the address of a walk', () => {
  it('names the symptom and every step since', () => {
    expect(readWalk('?symptom=circles&steps=rinse.tracks.repair', tree)).toEqual({
      path: ['circles', 'rinse', 'tracks', 'repair'],
      fixed: false,
    })
    expect(writeWalk('?model=dolphin-s100&steps=x', { path: ['circles', 'rinse'], fixed: true })).toBe(
      '?model=dolphin-s100&symptom=circles&steps=rinse.fixed',
    )
    expect(writeWalk('?symptom=circles&steps=rinse', { path: [], fixed: false })).toBe('')
  })

  it('without a symptom is the list of them', () => {
    for (const search of ['', '?', '?steps=rinse', '?symptom='])
      expect(readWalk(search, tree)).toEqual({ path: [], fixed: false })
  })

  it('with a symptom nobody knows is the list of them, and says so', () => {
    for (const symptom of ['banana', '__proto__', 'rinse', 'constructor', '%E0%A4%A'])
      expect(readWalk(`?symptom=${symptom}`, tree)).toEqual({ path: [], fixed: false, lost: 'symptom' })
  })

  it('with nonsense in it is the deepest step that was right, and says so', () => {
    expect(readWalk('?symptom=circles&steps=rinse.banana.repair', tree)).toEqual({
      path: ['circles', 'rinse'],
      fixed: false,
      lost: 'step',
    })
    for (const steps of ['ask', 'circles', 'toString', 'fixed', 'fixed.rinse'])
      expect(readWalk(`?symptom=circles&steps=${steps}`, tree)).toMatchObject({ path: ['circles'], lost: 'step' })
    expect(readWalk('?symptom=circles&steps=..rinse..', tree).path).toEqual(['circles', 'rinse'])
  })

  it('knows an end that helped from one that is still to be tried', () => {
    expect(readWalk('?symptom=circles&steps=rinse.fixed', tree)).toEqual({ path: ['circles', 'rinse'], fixed: true })
  })
})

describe('a walk', () => {
  it('remembers what was answered', () => {
    expect(answersOf(['circles', 'rinse', 'tracks'], tree).map(({ answer }) => answer)).toEqual([
      'It is full',
      'No, go on',
    ])
  })

  it('knows how many questions may still come', () => {
    expect(questionsFrom('circles', tree)).toBe(2)
    expect(questionsFrom('rinse', tree)).toBe(1)
    expect(questionsFrom('repair', tree)).toBe(0)
  })
})

/** Steps lead only to steps with a higher number, so there is no loop; some lead nowhere. */
const anyTree: fc.Arbitrary<Tree> = fc
  .array(fc.array(fc.nat(12), { maxLength: 4 }), { minLength: 1, maxLength: 12 })
  .map((targets) => {
    const steps = targets.map((jumps, index): [string, Step] => {
      const options = [...new Set(jumps.map((jump) => index + 1 + jump))].map((to) => ({
        label: `${to}`,
        to: `s${to}`,
      }))
      return [`s${index}`, options.length === 0 ? { outcome: 'answer' } : { options }]
    })
    return { symptoms: ['s0'], steps: Object.fromEntries(steps) }
  })

describe('in any tree', () => {
  it('every walk ends, whichever answers are given', () => {
    fc.assert(
      fc.property(anyTree, fc.array(fc.nat(3), { minLength: 20, maxLength: 20 }), (any, choices) => {
        let search = '?symptom=s0'
        for (const choice of choices) {
          const walk = readWalk(search, any)
          const ways = waysFrom(any.steps[walk.path.at(-1) ?? ''] ?? {})
          const way = ways[choice % Math.max(1, ways.length)]
          if (way === undefined || walk.lost !== undefined) return true
          search = writeWalk(search, { path: [...walk.path, way.to], fixed: false })
        }
        return false
      }),
    )
  })

  it('an address is read without harm, and written again leads to the same step', () => {
    const words = fc.constantFrom('s0', 's1', 's2', 's3', 'fixed', '', '__proto__', 'x')
    fc.assert(
      fc.property(
        anyTree,
        fc.oneof(words, fc.string()),
        fc.array(fc.oneof(words, fc.string())),
        (any, symptom, steps) => {
          const query = new URLSearchParams({ symptom, steps: steps.join('.') })
          const walk = readWalk(`?${query}`, any)
          const { lost: _, ...again } = walk
          expect(readWalk(writeWalk('', walk), any)).toEqual(again)
          expect(new Set(walk.path).size).toBe(walk.path.length)
        },
      ),
    )
  })
})

describe('the faults of one machine', () => {
  const own: Tree = {
    symptoms: ['no-start', 'no-charge', 'no-chlorine'],
    steps: {
      'no-start': {
        options: [
          { label: 'The lamp is dark', to: 'outlet' },
          { label: 'It has a battery', to: 'no-charge' },
          { label: 'Neither', to: 'ask' },
        ],
      },
      'no-charge': { needs: ['battery'], outcome: 'answer', otherwise: 'outlet' },
      'no-chlorine': { isWater: true, needs: ['chlorine'], outcome: 'dealer' },
      outlet: {
        needs: ['cable'],
        options: [
          { label: 'Yes', to: 'ask' },
          { label: 'No', to: 'no-charge' },
        ],
      },
      ask: { outcome: 'dealer' },
    },
  }

  it('are those that it can have, and so are the answers', () => {
    const cordless = treeFor(own, ['floor', 'battery'])
    expect(cordless.symptoms).toEqual(['no-start', 'no-charge'])
    expect(cordless.steps['no-start']?.options?.map(({ to }) => to)).toEqual(['no-charge', 'ask'])
    expect(cordless.steps['no-charge']?.otherwise).toBeUndefined()
    expect(treeFor(own, ['water', 'chlorine']).symptoms).toEqual(['no-chlorine'])
    expect(treeFor(own, undefined)).toEqual(own)
  })

  it('keeps a question that would be left with one answer as it is', () => {
    expect(treeFor(own, ['floor', 'cable']).steps.outlet?.options).toHaveLength(2)
  })
})
