import { describe, expect, it } from 'vitest'
import { buildOf, filesNamedIn, pagesBelow } from './named-in-page.ts'

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
