import MiniSearch from 'minisearch'
import { describe, expect, it } from 'vitest'
import { findPages, type SearchEntry, searchOptions } from './search-index.ts'

const entries: SearchEntry[] = [
  {
    path: '/en-au/products/dolphin-s300i/',
    title: 'Dolphin S 300i',
    description: 'Floor, walls and waterline',
    kind: 'product',
  },
  {
    path: '/en-au/support/faq/walls/',
    title: 'Why does it not climb walls',
    description: 'A Dolphin that stays down',
    kind: 'question',
  },
  { path: '/en-au/skimmi/', title: 'Skimmi', description: 'The surface skimmer', kind: 'page' },
]

const index = () => {
  const made = new MiniSearch(searchOptions)
  made.addAll(entries)
  return MiniSearch.loadJSON<SearchEntry>(JSON.stringify(made), searchOptions)
}

describe('search over pages', () => {
  it('ranks a match in the title above one in the text', () => {
    expect(findPages(index(), 'dolphin').map(({ path }) => path)).toEqual([entries[0]?.path, entries[1]?.path])
  })

  it('finds beginnings and forgives a typo', () => {
    expect(findPages(index(), 'skim')[0]?.title).toBe('Skimmi')
    expect(findPages(index(), 'dolfin')[0]?.title).toBe('Dolphin S 300i')
  })

  it('takes a short word as it is', () => {
    expect(findPages(index(), 'sky')).toEqual([])
  })

  it('finds nothing for nothing', () => {
    expect(findPages(index(), '   ')).toEqual([])
  })
})
