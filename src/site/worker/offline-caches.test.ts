import { describe, expect, it } from 'vitest'
import { dealerListFile } from '../../domain/dealers/dealer-list.ts'
import { shopTermsFile } from '../../domain/shop/shop-terms.ts'
import { staticQueryUrl } from '../../runtime/page-path.ts'
import { cacheRuleOf, cacheRules, isPageAddress } from './offline-caches.ts'

describe('what the worker keeps', () => {
  it('never keeps answers of the content service, the site-data function or the identity provider [W6]', () => {
    for (const path of [
      '/content/v1/spaces/a/environments/b',
      '/.netlify/functions/graphql',
      '/identity/token',
      '/outbox/',
      '/sandbox-bank/fields',
      '/healthz',
      '/sw.js',
    ]) {
      expect(cacheRuleOf(path), path).toBeUndefined()
    }
  })

  it('leaves alone what is neither a page nor a part of one', () => {
    for (const path of [
      '/robots.txt',
      '/en-au/news/rss.xml',
      '/sitemap-index.xml',
      '/manifest.webmanifest',
      '/downloads/en-au/niya-quick-guide.pdf',
      `/${dealerListFile('en-au')}`,
    ]) {
      expect(cacheRuleOf(path), path).toBeUndefined()
    }
  })

  it('asks the network first for pages and their data [W6]', () => {
    expect(cacheRuleOf('/')).toMatchObject({ strategy: 'network-first', cache: 'visited-pages' })
    expect(cacheRuleOf('/en-au/about-us/')).toMatchObject({ strategy: 'network-first', cache: 'visited-pages' })
    expect(cacheRuleOf('/page-data/en-au/about-us/page-data.json')).toMatchObject({ strategy: 'network-first' })
    expect(cacheRuleOf('/page-data/app-data.json')).toMatchObject({ strategy: 'network-first' })
    expect(cacheRuleOf('/search/en-au.json')).toMatchObject({ strategy: 'network-first' })
    expect(cacheRuleOf(shopTermsFile('en-au'))).toMatchObject({ strategy: 'network-first', cache: 'page-data' })
    expect(cacheRuleOf('/gazetteer/en-au.txt')).toMatchObject({ strategy: 'network-first', cache: 'places' })
  })

  it('takes only files with hashed names from the cache without asking', () => {
    expect(cacheRuleOf('/assets/start-abc.js')).toMatchObject({ strategy: 'cache-first' })
    expect(cacheRuleOf(staticQueryUrl('abc'))).toMatchObject({ strategy: 'cache-first', cache: 'shared-data' })
    expect(cacheRuleOf('/images/a-640.webp')).toMatchObject({ strategy: 'cache-first', cache: 'pictures' })
    expect(cacheRuleOf('/icons/icon-192.png')).toMatchObject({ strategy: 'network-first' })
  })

  it('is bounded, and gives up pictures before pages when the disk is full', () => {
    expect(cacheRules.every(({ most }) => most > 0 && most <= 600)).toBe(true)
    expect(cacheRules[0]?.cache).toBe('pictures')
    expect(cacheRules.at(-1)?.cache).toBe('visited-pages')
  })

  it('tells pages from files by their address', () => {
    expect(['/', '/en-au/', '/en-au/about-us', '/404.html'].every(isPageAddress)).toBe(true)
    expect(['/robots.txt', '/assets/a.js', '/en-au/news/rss.xml'].some(isPageAddress)).toBe(false)
  })
})
