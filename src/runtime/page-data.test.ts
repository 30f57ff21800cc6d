import { expect, it } from 'vitest'
import { isPageData } from './page-data.ts'

const good = {
  path: '/en-au/',
  component: 'pages/home',
  module: '/assets/home.js',
  modules: [],
  styles: [],
  buildHash: 'b1',
  head: { title: 'Home', lang: 'en-AU' },
  staticQueryHashes: ['1a'],
  data: null,
}

it('knows page data when it sees it [R14]', () => {
  expect(isPageData(good)).toBe(true)
})

it.each([
  null,
  [],
  'text',
  42,
  {},
  { ...good, path: 1 },
  { ...good, component: undefined },
  { ...good, buildHash: null },
  { ...good, head: null },
  { ...good, head: { title: 'Home' } },
  { ...good, staticQueryHashes: 'none' },
  { ...good, staticQueryHashes: [1] },
  Object.fromEntries(Object.entries(good).filter(([field]) => field !== 'data')),
])('takes %j for somebody else’s JSON [R15]', (json) => {
  expect(isPageData(json)).toBe(false)
})
