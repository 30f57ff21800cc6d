import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { startsWithOneTypo } from './one-typo.ts'

describe('a name begun with one typo', () => {
  it('has a letter wrong, missing, too many, or swapped', () => {
    for (const typed of ['bandigo', 'bndigo', 'benndigo', 'bednigo', 'bendigoo', 'bendig9']) {
      expect(startsWithOneTypo('bendigo', 0, typed), typed).toMatchObject({ whole: true })
    }
    expect(startsWithOneTypo('bendigo', 0, 'bndig')).toEqual({ whole: false, at: 1 })
  })

  it('may be a later word', () => {
    expect(startsWithOneTypo('alice springs', 6, 'sprngs')).toEqual({ whole: true, at: 3 })
  })

  it('is none where nothing is wrong, or two letters are', () => {
    expect(startsWithOneTypo('bendigo', 0, 'bend')).toBeUndefined()
    expect(startsWithOneTypo('bendigo', 0, 'bndgo')).toBeUndefined()
  })

  it('takes exactly the one step that the distance between the words counts', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(word, word, (name, typed) => {
        const whole = startsWithOneTypo(name, 0, typed)?.whole === true
        // A text that is a beginning needs no typo to be found.
        expect(whole).toBe(editDistance(name, typed) === 1 && !name.startsWith(typed))
      }),
      { numRuns: 2000 },
    )
  })
})
