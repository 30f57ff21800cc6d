import { describe, expect, it } from 'vitest'
import { contentWith, productEntry, viewOf } from '../view/edition-content.fake.ts'
import { createStaticQueries } from './static-queries.ts'

const queriesOf = (...products: ReturnType<typeof productEntry>[]) =>
  createStaticQueries([viewOf(contentWith({ products }))])

describe('static queries', () => {
  it('give every page its edition’s shell, and the catalogue to those that name products [R14]', () => {
    const { hashesFor, shellHashes, byHash } = queriesOf(productEntry())
    const [shell = '', ...none] = hashesFor({ edition: 'en-au' })
    const [first, catalogue = ''] = hashesFor({ edition: 'en-au', usesCatalogue: true })
    expect(none).toEqual([])
    expect(first).toBe(shell)
    expect(shellHashes).toEqual([shell])
    expect(byHash[shell]).toMatchObject({ edition: { code: 'en-au' } })
    expect(byHash[catalogue]).toMatchObject({ products: { 'dolphin-s300i': { name: 'Dolphin S 300i' } } })
  })

  it('keep their names while what they say is the same, whatever else changes [R14]', () => {
    const named = (entry: ReturnType<typeof productEntry>) =>
      queriesOf(entry).hashesFor({ edition: 'en-au', usesCatalogue: true })
    const before = named(productEntry())
    expect(named(productEntry({ body: 'Another story.' }))).toEqual(before)
    expect(named(productEntry({ price: 1799 }))[0]).toBe(before[0])
    expect(named(productEntry({ price: 1799 }))[1]).not.toBe(before[1])
  })
})
