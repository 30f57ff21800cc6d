import { expect, it } from 'vitest'
import { answerTo } from './find-matches.ts'
import { isNamedHere } from './is-named-here.ts'
import { createSearchIndex } from './search-index.ts'

const index = createSearchIndex({
  entries: [
    { path: '/warranty/', kind: 'page', title: 'Warranty', text: '', asked: ['guarantee', 'broken'] },
    { path: '/dealers/', kind: 'page', title: 'Find a dealer', text: '', asked: ['dealer', 'greyhound delivery'] },
    { path: '/caddy/', kind: 'product', title: 'Caddy', text: '', asked: ['stand', 'pine'] },
    { path: '/news/', kind: 'news', title: 'The Cape Town bench', text: '' },
  ],
  synonyms: [],
})

const named = (query: string) => isNamedHere(answerTo(index, query))

it.each(['warranty', 'guarantee', 'dealer'])('%s is the name of something here', (query) => {
  expect(named(query)).toBe(true)
})

it.each(['perth', 'dealer in perth', 'grey', 'broken hill', 'strand', 'pinetown'])('%s may be a place', (query) => {
  expect(named(query)).toBe(false)
})
