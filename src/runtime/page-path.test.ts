import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageDataUrl, staticQueryUrl, toPagePath, toUrlPath } from './page-path.ts'

it.each([
  ['/', '/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/en-au', '/en-au/'],
  ['/en-au/about-us', '/en-au/about-us/'],
  ['/en-au/about-us/', '/en-au/about-us/'],
  ['/en-au/about-us/index.html', '/en-au/about-us/'],
  ['/404.html', '/404.html'],
  ['//example.com//x', '/example.com/x/'],
  ['/caf%C3%A9', '/café/'],
  ['/%E0%A4%A', '/%E0%A4%A/'],
  ['/a%2Fb', '/a%2Fb/'],
])('takes %s for the page %s', (pathname, page) => {
  expect(toPagePath(pathname)).toBe(page)
})

it('spells the first segment, and only that, as it is told to', () => {
  expect(toPagePath('/EN-au/News', (segment) => segment.toLowerCase())).toBe('/en-au/News/')
})

it('is the same when done twice', () => {
  fc.assert(
    fc.property(fc.webPath(), (pathname) => {
      const page = toPagePath(pathname)
      expect(toPagePath(toUrlPath(page))).toBe(page)
    }),
  )
})

it('writes a page path as the address bar would', () => {
  expect(toUrlPath('/café/')).toBe('/caf%C3%A9/')
  expect(toUrlPath('/why?/#1/')).toBe('/why%3F/%231/')
})

it('finds the data file of a page, and of a static query [R14]', () => {
  expect(pageDataUrl('/')).toBe('/page-data/index/page-data.json')
  expect(pageDataUrl('/en-au/about-us/')).toBe('/page-data/en-au/about-us/page-data.json')
  expect(pageDataUrl('/404.html')).toBe('/page-data/404.html/page-data.json')
  expect(pageDataUrl('/café/')).toBe('/page-data/caf%C3%A9/page-data.json')
  expect(staticQueryUrl('1a2b')).toBe('/page-data/sq/d/1a2b.json')
})
