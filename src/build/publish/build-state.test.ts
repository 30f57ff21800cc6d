import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PageLinks } from '../check/links.ts'
import {
  type BuildState,
  emptyState,
  filesAsPublished,
  linksIn,
  pagesAfter,
  readBuildState,
  writeBuildState,
} from './build-state.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'state-'))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** One build of these pages, of which some are rendered; read back as the next build finds it. */
const build = (before: BuildState, pages: string[], rendered: Record<string, PageLinks>): BuildState => {
  const plans = pages.map((page) => ({
    path: page,
    hash: `hash of ${page}`,
    job: { htmlFile: `${page}index.html`, dataFile: `${page}data.json` },
  }))
  writeBuildState(directory, { ...before, ...pagesAfter(before, plans, new Map(Object.entries(rendered))) })
  return readBuildState(directory)
}

const linksOf = (state: BuildState, page: string) => linksIn(state).get(page)?.links

it('remembers what each page links to, however many pages share a link', () => {
  const a = { links: ['/b/', '#top'], ids: ['top'] }
  const b = { links: ['/c/', '/b/'], ids: [] }
  const state = build(emptyState, ['/a/', '/b/'], { '/a/': a, '/b/': b })
  expect(linksOf(state, '/a/')).toEqual(a.links)
  expect(linksOf(state, '/b/')).toEqual(b.links)
  expect(linksIn(state).get('/a/')?.ids).toEqual(['top'])
  expect(state.links).toHaveLength(3)
})

it('keeps what is known of pages that were not rendered again, and forgets those that are gone', () => {
  const first = build(emptyState, ['/a/', '/b/', '/c/'], {
    '/a/': { links: ['/b/'], ids: [] },
    '/b/': { links: ['/a/'], ids: [] },
    '/c/': { links: ['/a/', '/b/'], ids: [] },
  })
  const second = build(first, ['/a/', '/b/'], { '/b/': { links: ['/new/', '/a/'], ids: ['x'] } })
  expect(linksOf(second, '/a/')).toEqual(['/b/'])
  expect(linksOf(second, '/b/')).toEqual(['/new/', '/a/'])
  expect(Object.keys(second.pages)).toEqual(['/a/', '/b/'])
})

it('forgets links that no page has any more once all pages are rendered', () => {
  const first = build(emptyState, ['/a/'], { '/a/': { links: ['/old/'], ids: [] } })
  expect(build(first, ['/a/'], { '/a/': { links: ['/new/'], ids: [] } }).links).toEqual(['/new/'])
})

it('takes no file for published that would be compressed otherwise now, nor any of a build that did not say how', () => {
  const files = { 'robots.txt': 'a1' }
  writeBuildState(directory, { ...emptyState, files, compressed: '6-11' })
  const before = readBuildState(directory)
  expect(filesAsPublished(before, '6-11')).toEqual(files)
  expect(filesAsPublished(before, '6-10')).toEqual({})
  expect(filesAsPublished({ ...before, compressed: '' }, '6-11')).toEqual({})
})
