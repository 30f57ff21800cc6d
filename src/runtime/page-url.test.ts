import { expect, it } from 'vitest'
import { isPageUrl } from './page-url.ts'

const origin = 'https://example.test'
const isPage = (url: string) => isPageUrl(new URL(url, origin), origin, ['/content/', '/.netlify/'])

it.each(['/', '/en-au/about-us/', '/en-au/about-us', '/404.html', '/en-au/?q=a.b', '/v1.2/notes/', '/contents/'])(
  'takes %s for a page',
  (url) => expect(isPage(url)).toBe(true),
)

it.each([
  '/guide.pdf',
  '/sitemap-index.xml',
  '/content/v1',
  '/.netlify/functions/graphql',
  'https://other.test/',
  'mailto:a@b.test',
])('does not take %s for a page', (url) => expect(isPage(url)).toBe(false))
