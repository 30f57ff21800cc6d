import { describe, expect, it } from 'vitest'
import { placeParts } from './machine-places.ts'

const part = (slug: string, kind?: string) => ({ slug, kind })

describe('the parts of a machine', () => {
  it('stand where they belong; several may share a place, and some places have none', () => {
    const { places, others } = placeParts('corded', [
      part('fine-filter-s', 'Fine filter'),
      part('leaf-basket-s', 'Leaf basket'),
      part('brush-set-s', 'Brush set'),
      part('caddy', 'Caddy'),
    ])
    expect(places.find(({ place }) => place === 'filter')?.parts).toEqual(['fine-filter-s', 'leaf-basket-s'])
    expect(places.find(({ place }) => place === 'motor')?.parts).toEqual([])
    expect(others).toEqual(['caddy'])
  })

  it('show a swivel or minerals only where there are any', () => {
    const names = (...parts: ReturnType<typeof part>[]) => placeParts('corded', parts).places.map(({ place }) => place)
    expect(names()).not.toContain('swivel')
    expect(names(part('swivel', 'Swivel'))).toContain('swivel')
    expect(placeParts('chlorinator', []).places.map(({ place }) => place)).not.toContain('minerals')
  })

  it('are all listed, drawn or not', () => {
    const parts = [part('a', 'Swivel'), part('b'), part('c', 'constructor'), part('d', 'Fine filter')]
    expect(placeParts(undefined, parts).others).toEqual(['a', 'b', 'c', 'd'])
    expect(placeParts('ozone', parts).others).toEqual(['a', 'b', 'c', 'd'])
  })
})
