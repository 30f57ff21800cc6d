import { describe, expect, it } from 'vitest'
import { pickModels } from './pick-models.ts'

const models = ['s100', 's200', 's300i', 'm400', 'm600'].map((slug) => ({ slug, sku: `PW-${slug.toUpperCase()}` }))

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
