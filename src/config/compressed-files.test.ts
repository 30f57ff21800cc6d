import { expect, it } from 'vitest'
import { serverFolder } from '../domain/server-folder.ts'
import { isCompressible } from './compressed-files.ts'

it.each([
  'en-au/about-us/index.html',
  'page-data/app-data.json',
  'assets/app-3f2a.js',
  'assets/app-3f2a.js.map',
  'assets/app-3f2a.css',
  'assets/icons-0a1b.svg',
  'en-au/news/rss.xml',
  'robots.txt',
  'manifest.webmanifest',
])('%s is sent smaller than it is', (path) => {
  expect(isCompressible(path)).toBe(true)
})

it.each([
  'images/pool-9c1d.avif',
  'assets/hanken-0a1b.woff2',
  'assets/film-aa.mp4',
  'downloads/en-au/skimmi-quick-guide.pdf',
  `${serverFolder}/csp.json`,
])('%s is only there as it is', (path) => {
  expect(isCompressible(path)).toBe(false)
})
