import { expect, it } from 'vitest'
import { answerTo } from '../../site/features/search/find-matches.ts'
import { createSearchIndex } from '../../site/features/search/search-index.ts'
import { readOwnContent } from '../content/site-content.fake.ts'
import type { SitePage } from '../registry/site-page.ts'
import { contentWith } from '../view/edition-content.fake.ts'
import { findablePages } from './findable-pages.ts'
import { searchListOf } from './search-list.ts'

const page = (path: string, more: Partial<SitePage> = {}): SitePage => ({
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
  ...more,
})

const noindex = true
const words = [{ topic: 'account', typed: ['log in'], means: [], leadsTo: ['/account/', '/jobs/'] }]
const found = (...pages: SitePage[]) =>
  findablePages(contentWith({ searchWords: words }), pages).map(({ path }) => path)

it('a page that search engines leave alone is found where words lead to it', () => {
  expect(found(page('/en-au/account/', { noindex }), page('/en-au/shop/cart/', { noindex }))).toEqual([
    '/en-au/account/',
  ])
})

it('a copy and a page of another edition are not', () => {
  expect(
    found(page('/en-au/account/', { canonical: '/account/' }), page('/en-nz/account/', { edition: 'en-nz' })),
  ).toEqual([])
})

const asked = ['log in', 'login', 'my password', 'my account', 'sign out', 'change my email', 'forgot my password']

it.each(await readOwnContent())('whoever asks for their account is led there once there is one ($code)', (content) => {
  const { code } = content
  const path = `/${code}/account/`
  const account = page(path, { edition: code, title: 'Your account', canonical: path, noindex })
  const search = (pages: SitePage[]) =>
    createSearchIndex(searchListOf({ ...content, productLines: [], dealers: [] }, findablePages(content, pages)))
  const others = page(`/${code}/support/faq/app-does-not-find-the-robot/`, { edition: code })
  const first = (pages: SitePage[], query: string) => answerTo(search(pages), query).groups[0]?.matches[0]?.entry.path
  const queries = code === 'en-au' ? [...asked, 'my orders', 'see my orders'] : asked
  for (const query of queries) expect([query, first([account, others], query)]).toEqual([query, path])
  expect(first([others], 'log in')).toBe(others.path)
})
