import { describe, expect, it } from 'vitest'
import { cacheRuleOf, looksLikePage } from './cache-rules.ts'

describe('what the worker keeps', () => {
  it('never keeps answers of the content service, the site-data function or the identity provider [W6]', () => {
    for (const path of [
      '/content/v1/spaces/a/environments/b',
      '/.netlify/functions/graphql',
      '/identity/token',
      '/sw.js',
    ]) {
      expect(cacheRuleOf(path, false), path).toBeUndefined()
      expect(cacheRuleOf(path, true), path).toBeUndefined()
    }
  })

  it('asks the network first for pages and their data [W6]', () => {
    expect(cacheRuleOf('/en-au/about-us/', true)).toMatchObject({ strategy: 'network-first', cache: 'visited-pages' })
    expect(cacheRuleOf('/page-data/en-au/about-us/page-data.json', false)).toMatchObject({ strategy: 'network-first' })
    expect(cacheRuleOf('/page-data/app-data.json', false)).toMatchObject({ strategy: 'network-first' })
  })

  it('takes files with hashed names from the cache, and not more than a bounded number of pictures', () => {
    expect(cacheRuleOf('/assets/start-abc.js', false)).toMatchObject({ strategy: 'cache-first' })
    expect(cacheRuleOf('/page-data/sq/d/abc.json', false)).toMatchObject({ strategy: 'cache-first' })
    expect(cacheRuleOf('/images/a-640.webp', false)).toMatchObject({ strategy: 'cache-first', most: 120 })
  })

  it('tells pages from files by their address', () => {
    expect(['/', '/en-au/', '/en-au/about-us', '/404.html'].every(looksLikePage)).toBe(true)
    expect(['/robots.txt', '/assets/a.js', '/en-au/news/rss.xml'].some(looksLikePage)).toBe(false)
  })
})
