import { describe, expect, it } from 'vitest'
import { buildOf, filesNamedIn, pagesBelow, poolsideTools } from './poolside-tools.ts'

describe('what to have by the pool', () => {
  it('are the tools of the edition, for whoever looks for help or uses one of them', () => {
    const tools = ['/en-nz/support/troubleshooting/', '/en-nz/which-model/', '/en-nz/support/calculators/']
    expect(poolsideTools('/en-nz/support/')).toEqual(tools)
    expect(poolsideTools('/en-NZ/support/faq/how-often/')).toEqual(tools)
    expect(poolsideTools('/en-nz/which-model/')).toEqual(tools)
  })

  it('is nothing for others', () => {
    for (const path of ['/', '/en-nz/', '/en-nz/about-us/', '/en-nz/supported/', '/offline/', '/support/'])
      expect(poolsideTools(path), path).toEqual([])
  })
})

describe('a page, as text', () => {
  const html = `<html lang="en-NZ" data-build="da89c82a"><script>{"script":"/assets/start-1.js","data":["/page-data/a/page-data.json"]}</script>
    <link rel="stylesheet" href="/assets/a.css"><use href="/assets/drawings.svg#robot"/><use href="/assets/drawings.svg#pump"/>
    <img src="/images/a.avif"><a href="/en-nz/tools/">Tools</a><a href="/en-nz/tools/one/">One</a><a href="/en-nz/tools/one/?a=1">One</a>`

  it('names the files it is made of, each once, and leaves pictures to who sees them', () => {
    expect(filesNamedIn(html)).toEqual([
      '/assets/start-1.js',
      '/page-data/a/page-data.json',
      '/assets/a.css',
      '/assets/drawings.svg',
    ])
  })

  it('knows the pages below it, and its make', () => {
    expect(pagesBelow('/en-nz/tools/', html)).toEqual(['/en-nz/tools/one/'])
    expect(buildOf(html)).toBe('da89c82a')
    expect(buildOf('<html>')).toBeUndefined()
  })
})
