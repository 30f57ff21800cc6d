import { describe, expect, it } from 'vitest'
import type { SitePage } from '../registry/site-page.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapIndex } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

const page: SitePage = {
  entry: 'page-a',
  path: '/en-nz/about-us/',
  component: 'pages/about-us',
  kind: 'page',
  edition: 'en-nz',
  lang: 'en-NZ',
  title: 'About us',
  description: 'Who we are',
  canonical: '/en-nz/about-us/',
  editions: ['en-au', 'en-nz'],
  searchKind: 'page',
  breadcrumbs: [],
  jsonLd: [],
  modified: '2026-07-01T00:00:00.000Z',
  data: {},
}

describe('sitemaps', () => {
  it('name each page with its counterparts in other editions', () => {
    const xml = sitemap([page], 'https://poolwright.example')
    expect(xml).toContain('<loc>https://poolwright.example/en-nz/about-us/</loc><lastmod>2026-07-01</lastmod>')
    expect(xml).toContain('hreflang="en-au" href="https://poolwright.example/en-au/about-us/"')
  })

  it('are listed in the index, and the index in robots.txt', () => {
    expect(sitemapIndex(['sitemap-en-nz.xml'], 'https://poolwright.example')).toContain('/sitemap-en-nz.xml</loc>')
    expect(robots('https://poolwright.example')).toContain('Sitemap: https://poolwright.example/sitemap-index.xml')
  })
})

it('asks crawlers to leave the checkout alone', () => {
  expect(robots('https://poolwright.example').split('\n')).toContain('Disallow: /en-au/shop/checkout/')
})

describe('the web app manifest', () => {
  it('carries the brand, its colours and the start of the site [W7]', () => {
    const brand = {
      name: 'Poolwright',
      shortName: 'Poolwright',
      slug: 'poolwright',
      tagline: '',
      description: 'Robots for pools',
      themeColor: '#58C8DF',
      backgroundColor: '#353E47',
    }
    expect(JSON.parse(webManifest(brand))).toMatchObject({
      short_name: 'Poolwright',
      start_url: '/',
      display: 'standalone',
      background_color: '#353E47',
      theme_color: '#58C8DF',
    })
  })
})
