import { expect, it } from 'vitest'
import type { SearchEntry } from '../../site/features/search/search-entry.ts'
import type { SearchWordEntry } from '../content/types/search-word.ts'
import type { SitePage } from '../registry/site-page.ts'
import { contentWith } from '../view/edition-content.fake.ts'
import { searchListOf } from './search-list.ts'

const page = (path: string): SitePage => ({
  path,
  entry: 'any',
  component: 'pages/any',
  kind: 'page',
  edition: 'en-au',
  lang: 'en-AU',
  title: path,
  description: path,
  canonical: path,
  editions: ['en-au'],
  searchKind: 'page',
  breadcrumbs: [],
  jsonLd: [],
  data: {},
})

const pages = ['/en-au/jobs/', '/en-au/support/contact/', '/ideas/'].map(page)

const words = (more: Partial<SearchWordEntry>): SearchWordEntry => ({
  topic: 'jobs',
  typed: ['careers', 'work for us'],
  means: [],
  leadsTo: [],
  ...more,
})

const listOf = (searchWords: SearchWordEntry[], known?: Map<string, SearchEntry>) =>
  searchListOf(contentWith({ searchWords, productLines: [] }), pages, known)

const phrasesOf = ({ entries }: ReturnType<typeof listOf>) =>
  Object.fromEntries(entries.map(({ path, asked, askedToo }) => [path, [asked, askedToo]]))

it('what is typed leads to the first page named, and finds the others', () => {
  expect(phrasesOf(listOf([words({ leadsTo: ['/jobs/', '/support/contact/'] })]))).toEqual({
    '/en-au/jobs/': [['careers', 'work for us'], undefined],
    '/en-au/support/contact/': [undefined, ['careers', 'work for us']],
    '/ideas/': [undefined, undefined],
  })
})

it('it may lead to a page of no edition', () => {
  expect(phrasesOf(listOf([words({ leadsTo: ['/ideas/'] })]))['/ideas/']).toEqual([
    ['careers', 'work for us'],
    undefined,
  ])
})

it('in the place of a page that is gone comes the next', () => {
  expect(phrasesOf(listOf([words({ leadsTo: ['/gone/', '/jobs/'] })]))['/en-au/jobs/']).toEqual([
    ['careers', 'work for us'],
    undefined,
  ])
  expect(phrasesOf(listOf([words({ leadsTo: ['/gone/'] })]))).toEqual(phrasesOf(listOf([])))
})

it('phrases of the same words are one', () => {
  const typed = ['spa pool', 'hot tub', 'spa pools', 'spa', 'Hot tubs']
  expect(phrasesOf(listOf([words({ typed, leadsTo: ['/jobs/', '/support/contact/'] })]))).toEqual({
    '/en-au/jobs/': [['spa pool', 'hot tub', 'spa'], undefined],
    '/en-au/support/contact/': [undefined, ['spa pool', 'hot tub', 'spa']],
    '/ideas/': [undefined, undefined],
  })
})

it('of several words that tell something the order and the forms are one, and small words make no other phrase', () => {
  const typed = ['stops climbing', 'climbing stopped', 'it stops its climbing', 'how long', 'how often', 'who are you']
  expect(phrasesOf(listOf([words({ typed, leadsTo: ['/jobs/'] })]))['/en-au/jobs/']).toEqual([
    ['stops climbing', 'how long', 'how often', 'who are you'],
    undefined,
  ])
})

it('phrases of the last build are forgotten', () => {
  const { entries } = listOf([words({ leadsTo: ['/jobs/', '/support/contact/'] })])
  const known = new Map(entries.map((entry) => [entry.path, entry]))
  expect(phrasesOf(listOf([], known))).toEqual(phrasesOf(listOf([])))
})

it('what a thing is called otherwise is looked for as what it is called here', () => {
  expect(listOf([words({ typed: ['hoover', 'vac'], means: ['robot', 'cleaner'] })]).synonyms).toEqual([
    [
      ['hoover', 'vac'],
      ['robot', 'cleaner'],
    ],
  ])
})

it('a long phrase is called nothing else', () => {
  const typed = ['hoover', 'the thing that hoovers my pool']
  expect(listOf([words({ typed, means: ['robot'] })]).synonyms).toEqual([[['hoover'], ['robot']]])
})
