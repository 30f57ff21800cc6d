import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editionCodes } from '../edition/edition-code.ts'
import { formKinds } from './form-kind.ts'
import { makeReference, readReference, referenceBytes } from './reference-number.ts'

const alphabet = '23456789ACEFHJKMNPQRTXY'
const bytes = fc.uint8Array({ minLength: referenceBytes, maxLength: referenceBytes })
const edition = fc.constantFrom(...editionCodes)
const kind = fc.constantFrom(...formKinds)
const reference = fc.tuple(edition, kind, bytes).map((parts) => makeReference(...parts))
/** Where the eight characters stand. */
const place = fc.constantFrom(5, 6, 7, 8, 10, 11, 12, 13)

const exchange = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1)

describe('a reference number', () => {
  it('names the edition and the form, and has eight characters without look-alikes', () => {
    fc.assert(
      fc.property(edition, kind, bytes, (where, what, random) => {
        const made = makeReference(where, what, random)
        expect(made).toMatch(/^(AU|NZ|ZA)-[CDTRSWJ]-[2-9ACEFHJKMNPQRTXY]{4}-[2-9ACEFHJKMNPQRTXY]{4}$/)
        expect(readReference(made)).toEqual({ ok: true, value: { edition: where, kind: what, printed: made } })
      }),
    )
  })

  it('is read as people write it', () => {
    const made = makeReference('en-au', 'repair', new Uint8Array(14).fill(7))
    for (const text of [made.toLowerCase(), made.replaceAll('-', ''), made.replaceAll('-', ' '), ` ${made}\n`])
      expect(readReference(text)).toMatchObject({ ok: true, value: { printed: made } })
  })

  it('is read with characters that only look like its own', () => {
    fc.assert(
      fc.property(reference, (right) => {
        const start = right.slice(0, 5)
        const worn = right.slice(5).replaceAll('5', 'S').replaceAll('2', 'Z').replaceAll('8', 'B').replaceAll('Q', '0')
        expect(readReference(start + worn)).toMatchObject({ ok: true, value: { printed: right } })
      }),
    )
  })

  it('with any one wrong character is refused', () => {
    fc.assert(
      fc.property(reference, place, fc.constantFrom(...alphabet), (right, at, other) => {
        fc.pre(right[at] !== other)
        expect(readReference(exchange(right, at, other)).ok).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it('with any two characters swapped is refused', () => {
    fc.assert(
      fc.property(reference, place, place, (right, one, other) => {
        const [a, b] = [right.charAt(one), right.charAt(other)]
        fc.pre(a !== b)
        expect(readReference(exchange(exchange(right, one, b), other, a)).ok).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it('with another edition or another form before it is refused', () => {
    fc.assert(
      fc.property(reference, edition, kind, bytes, (right, where, what, random) => {
        const [otherEdition, otherForm] = makeReference(where, what, random).split('-')
        const [ownEdition, ownForm, ...rest] = right.split('-')
        fc.pre(otherEdition !== ownEdition || otherForm !== ownForm)
        const onlyOne = otherEdition === ownEdition ? [ownEdition, otherForm] : [otherEdition, ownForm]
        expect(readReference([...onlyOne, ...rest].join('-')).ok).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it('says what to do', () => {
    const message = (text: string) => {
      const reading = readReference(text)
      return reading.ok ? '' : reading.message
    }
    expect(message('')).toMatch(/Enter the whole reference number/)
    expect(message('UK-C-7K4M-2Q9X')).toMatch(/Enter the whole/)
    expect(message('AU-C-7K4M-2Q9')).toMatch(/Enter the whole/)
    expect(message('AU-C-7K4M-2Q9!')).toMatch(/“!” is in no reference number/)
  })

  it('uses every character about equally often', () => {
    const random = new Uint8Array(14)
    const counts = new Map<string, number>()
    for (let round = 0; round < 3000; round += 1) {
      crypto.getRandomValues(random)
      for (const each of makeReference('en-nz', 'contact', random).slice(5).replace('-', ''))
        counts.set(each, (counts.get(each) ?? 0) + 1)
    }
    expect(counts.size).toBe(alphabet.length)
    const expected = (3000 * 8) / alphabet.length
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.25)
  })

  it('needs enough random bytes', () => {
    expect(() => makeReference('en-au', 'contact', new Uint8Array(8))).toThrow(/14 random bytes/)
  })
})
