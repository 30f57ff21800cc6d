import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startFilesId } from '../src/runtime/late-start.ts'
import { testSiteDirectory } from './support/test-site-directory.ts'

const read = (file: string): string => readFileSync(path.join(testSiteDirectory, file), 'utf8')

const documents = readdirSync(testSiteDirectory, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('page-data'))
  .map((file) => ({ file, html: read(file) }))

const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name))

const sheetsToCome = (html: string): string[] =>
  JSON.parse(new RegExp(`id="${startFilesId}">(.+?)</script>`).exec(html)?.[1] ?? '{}').styles ?? []

it('every document has inside what styles all that it shows: later sheets are for what only scripts show', () => {
  expect(documents.length).toBeGreaterThan(600)
  const unstyled = documents.flatMap(({ file, html }) => {
    const inside = classesIn([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n'))
    const later = new Set(sheetsToCome(html).flatMap((href) => [...classesIn(read(href))]))
    const shown = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    return shown.filter((name) => later.has(name) && !inside.has(name)).map((name) => `${file}: ${name}`)
  })
  expect(unstyled).toEqual([])
})
