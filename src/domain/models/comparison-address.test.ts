import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickModels, readComparisonAddress, writeComparisonAddress } from './comparison-address.ts'

const models = ['s100', 's200', 's300i', 'm400', 'm600'].map((slug) => ({ slug, sku: `PW-${slug.toUpperCase()}` }))

describe('the address of a comparison', () => {
  it('names models with commas between them, and keeps what is not its own', () => {
    expect(writeComparisonAddress('?utm=x', { models: ['s100', 's200'], onlyDifferences: true })).toBe(
      '?models=s100,s200&utm=x&only=differences',
    )
    expect(writeComparisonAddress('?models=a&only=differences', { models: undefined, onlyDifferences: false })).toBe('')
  })

  it('gives back what was written into it', () => {
    const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,9}$/), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(slugs, fc.boolean(), (all, onlyDifferences) => {
        const place = { models: all, onlyDifferences }
        expect(readComparisonAddress(writeComparisonAddress('', place))).toEqual(place)
      }),
    )
  })

  it('means the visitor’s own list where it names nothing', () => {
    for (const query of ['', '?models=', '?models=,%20,', '?only=all']) {
      expect(readComparisonAddress(query)).toEqual({ models: undefined, onlyDifferences: false })
    }
  })
})

describe('the models that a list means', () => {
  it('are found by slug or SKU, each once', () => {
    expect(pickModels(['s100', 'PW-S100', 'pw-m600', 'S200'], models, 4).shown.map(({ slug }) => slug)).toEqual([
      's100',
      'm600',
      's200',
    ])
  })

  it('are the first there is room for; the rest and the unknown are told apart', () => {
    const picked = pickModels(['s100', 'gone', 's200', 's300i', 'm400', 'm600'], models, 4)
    expect(picked.shown).toHaveLength(4)
    expect(picked.beyond.map(({ slug }) => slug)).toEqual(['m600'])
    expect(picked.unknown).toEqual(['gone'])
  })
})
