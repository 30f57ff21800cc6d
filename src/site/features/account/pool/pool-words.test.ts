import { describe, expect, it } from 'vitest'
import { savedPool } from '../me/me.fake.ts'
import { poolInput } from './pool-input.ts'
import { depthWords, placeWords, waterWords } from './pool-words.ts'
import { measuresOf } from './saved-measures.ts'

describe('a pool in words', () => {
  it('names its sides in the order in which they are measured, and a level floor once', () => {
    expect(waterWords(savedPool(), 'en-AU')).toBe('9.0 × 4.0\u00a0m')
    expect(waterWords(savedPool({ shape: 'ROUND', length: 5 }), 'en-AU')).toBe('5.0\u00a0m')
    expect(depthWords(savedPool(), 'en-ZA')).toBe('1,1 to 1,9\u00a0m')
    expect(depthWords(savedPool({ deep: 1.1 }), 'en-AU')).toBe('1.1\u00a0m')
  })

  it('lies where its owner says, and is its shape where they say nothing', () => {
    expect(placeWords(savedPool())).toBe('under a spotted gum in Kirrawee')
    expect(placeWords(savedPool({ tree: null }))).toBe('in Kirrawee')
    expect(placeWords(savedPool({ tree: null, place: null }))).toBe('Rectangle, concrete, pebble')
  })

  it('goes to the server with the measures of its shape alone', () => {
    expect(poolInput(measuresOf(savedPool({ shape: 'L_SHAPE', wing: 3, wingWidth: 2 })), {})).toEqual({
      shape: 'L_SHAPE',
      length: 9,
      width: 4,
      wing: 3,
      wingWidth: 2,
      shallow: 1.1,
      deep: 1.9,
    })
    expect(poolInput(measuresOf(savedPool()), { surface: 'PEBBLE', tree: '' })).not.toHaveProperty('tree')
  })
})
