import { expect, it } from 'vitest'
import { cacheControlOf } from './cache-control.ts'

it.each(['assets/app-3f2a.js', 'images/pool-9c1d.avif'])('keeps %s for good, its name changes with it', (path) => {
  expect(cacheControlOf(path)).toBe('public, max-age=31536000, immutable')
})

it.each([
  'index.html',
  'en-au/about-us/index.html',
  'page-data/app-data.json',
  'sw.js',
  'manifest.webmanifest',
  'search/en-au.json',
  'shop-terms/en-au.json',
  'sitemap-index.xml',
  'assets.html',
])('asks about %s every time', (path) => {
  expect(cacheControlOf(path)).toBe('public, max-age=0, must-revalidate')
})
