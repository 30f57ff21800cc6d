import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SitePage } from '../registry/site-page.ts'
import { checkSite, type SiteUnderCheck } from './check-site.ts'
import type { PageLinks } from './links.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'check-'))
  mkdirSync(path.join(directory, 'pages'))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

const page = (name: string, change: Partial<SitePage> = {}): SitePage => ({
  path: `/en-nz/${name}/`,
  entry: `page-${name}`,
  component: 'templates/page',
  kind: 'page',
  edition: 'en-nz',
  lang: 'en-NZ',
  title: `The page ${name}`,
  description: `The page called ${name} has a description that is long enough to be shown.`,
  canonical: `/en-nz/${name}/`,
  editions: ['en-nz'],
  searchKind: 'page',
  breadcrumbs: [],
  jsonLd: [],
  data: {},
  ...change,
})

const site = (pages: SitePage[], links: Record<string, string[]> = {}): SiteUnderCheck => ({
  pages,
  rendered: new Map(
    pages.map(({ path: at }) => [at, { links: links[at] ?? [], ids: ['content', 'law'], problems: [] }]),
  ),
  kept: new Map(),
  files: new Set(['downloads/en-nz/a.pdf', 'assets/core-1.css']),
  filesBefore: new Set(),
  publicUrl: 'https://poolwright.example',
  contentDirectory: directory,
})

describe('checking links', () => {
  it('accepts pages, files, places on pages and other sites', () => {
    const links = ['/en-nz/b/', '/en-nz/b/?q=1#law', '#content', '/downloads/en-nz/a.pdf', '/assets/core-1.css']
    const others = [
      '/identity/security?edition=en-nz',
      'https://example.org/x',
      'mailto:a@b.example',
      'tel:0800',
      'https://poolwright.example/en-nz/a/',
    ]
    const checked = checkSite(site([page('a'), page('b')], { '/en-nz/a/': [...links, ...others] }))
    expect(checked.get('/en-nz/a/')?.links).not.toContain('/assets/core-1.css')
  })

  it.each([
    ['/en-nz/gone/', 'leads nowhere'],
    ['/downloads/en-nz/b.pdf', 'leads nowhere'],
    ['https://poolwright.example/en-nz/gone/', 'leads nowhere'],
    ['/en-nz/b', 'only by a redirect'],
    ['/en-nz/b/#lawn', 'names a place that page does not have'],
    ['http://[', 'is not an address'],
  ])('refuses %s', (link, reason) => {
    expect(() => checkSite(site([page('a'), page('b')], { '/en-nz/a/': [link] }))).toThrow(reason)
  })

  it.each([
    ['/en-nz/b/', 'a page', '/en-nz/b/ leads nowhere'],
    ['/downloads/en-nz/b.pdf', 'a file', '/downloads/en-nz/b.pdf leads nowhere'],
    ['/en-nz/c/#prices', 'a place on a page', 'names a place that page does not have'],
  ])('checks pages that were not rendered this time when %s, %s, is gone', (link, _what, reason) => {
    const given = site([page('a'), page('c')])
    given.rendered = new Map([['/en-nz/c/', { links: [], ids: ['law'], problems: [] }]])
    given.kept = new Map<string, PageLinks>([
      ['/en-nz/a/', { links: [link], ids: [] }],
      ['/en-nz/c/', { links: [], ids: link.includes('#') ? ['law', 'prices'] : ['law'] }],
    ])
    if (link === '/en-nz/b/') given.kept = new Map([...given.kept, [link, { links: [], ids: [] }]])
    given.filesBefore = new Set(link.endsWith('.pdf') ? [link.slice(1)] : [])
    expect(() => checkSite(given)).toThrow(reason)
  })

  it('says once, and where, what is wrong on many pages', () => {
    writeFileSync(path.join(directory, 'pages/page-menu.yaml'), 'href: /{edition}/gone/\n')
    const links = { '/en-nz/a/': ['/en-nz/gone/'], '/en-nz/b/': ['/en-nz/gone/'] }
    expect(() => checkSite(site([page('a'), page('b')], links))).toThrow(
      `The pages have one problem:\n/en-nz/a/ (and on 1 more) ${path.join(directory, 'pages/page-menu.yaml')}: the link /en-nz/gone/ leads nowhere`,
    )
  })
})

describe('checking heads', () => {
  it('refuses long titles and short or long descriptions, with the file of the page', () => {
    writeFileSync(path.join(directory, 'pages/page-a.yaml'), 'seoTitle: x\n')
    writeFileSync(path.join(directory, 'pages/page-a.en-nz.yaml'), 'seoTitle: y\n')
    expect(() => checkSite(site([page('a', { title: 'x'.repeat(61) })]))).toThrow(
      `${path.join(directory, 'pages/page-a.en-nz.yaml')}: its title has 61 characters`,
    )
    expect(() => checkSite(site([page('a', { description: 'Short.' })]))).toThrow('its description has 6 characters')
    expect(() => checkSite(site([page('a', { description: 'x'.repeat(161) })]))).toThrow('has 161 characters')
  })

  it('refuses what two pages of an edition both say', () => {
    const twice = { title: 'Said twice' }
    expect(() => checkSite(site([page('a', twice), page('b', twice)]))).toThrow('its title is also that of /en-nz/a/')
    const elsewhere = page('b', { ...twice, path: '/en-za/b/', canonical: '/en-za/b/', edition: 'en-za' })
    expect(() => checkSite(site([page('a', twice), elsewhere]))).not.toThrow()
    expect(() => checkSite(site([page('a'), page('a', { path: '/' })]))).not.toThrow()
  })
})

describe('checking what was rendered', () => {
  it('refuses a page with problems of its own and names its entry where content is elsewhere', () => {
    const given = site([page('a')])
    const rendered = new Map([
      ['/en-nz/a/', { links: [], ids: [], problems: ['it has 2 main headings (h1), needs one'] }],
    ])
    expect(() => checkSite({ ...given, rendered, contentDirectory: undefined })).toThrow(
      '/en-nz/a/ entry page-a: it has 2 main headings',
    )
  })
})
