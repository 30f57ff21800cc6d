import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

// Adds Fiji to a copy of everything, as somebody would who has its record, its words and its places.
const root = mkdtempSync(path.join(tmpdir(), 'fourth-'))
const inRoot = (file: string): string => path.join(root, file)

const edit = (file: string, change: (text: string) => string): void => {
  const before = readFileSync(inRoot(file), 'utf8')
  const after = change(before)
  expect(after, file).not.toBe(before)
  writeFileSync(inRoot(file), after)
}

const copyOf = (file: string, to: string, change = (text: string) => text): void =>
  writeFileSync(inRoot(to), change(readFileSync(inRoot(file), 'utf8')))

const inFijian = (text: string): string =>
  text
    .replaceAll('en-nz', 'en-fj')
    .replaceAll('en-NZ', 'en-FJ')
    .replaceAll('NZD', 'FJD')
    .replaceAll('New Zealand', 'Fiji')

const addRecord = () => {
  copyOf('src/domain/edition/en-nz.ts', 'src/domain/edition/en-fj.ts', (text) =>
    inFijian(text).replace('NZ$', 'FJ$').replace("'64'", "'679'"),
  )
  edit('src/domain/edition/edition-code.ts', (text) => text.replace("'en-za']", "'en-za', 'en-fj']"))
  edit('src/domain/edition/editions.ts', (text) =>
    text
      .replace(
        "import * as enNz from './en-nz.ts'",
        "import * as enNz from './en-nz.ts'\nimport * as enFj from './en-fj.ts'",
      )
      .replace("'en-za': enZa", "'en-za': enZa, 'en-fj': enFj"),
  )
}

const addContent = () => {
  for (const file of globSync('content/**/*en-nz.{yaml,md}', { cwd: root }))
    copyOf(file, file.replace('en-nz', 'en-fj'), inFijian)
  const common = globSync('content/**/*.{yaml,md}', { cwd: root }).filter(
    (file) => !/en-(nz|fj)\.(yaml|md)$/.test(file),
  )
  for (const file of common) {
    const text = readFileSync(inRoot(file), 'utf8')
    const listed = text.replace(/^(editions: \[.*\ben-nz)\b/m, '$1, en-fj')
    if (listed !== text) writeFileSync(inRoot(file), listed)
  }
  copyOf('src/build/gazetteer/places/en-nz.txt', 'src/build/gazetteer/places/en-fj.txt')
}

const script = `
import { writeFileSync } from 'node:fs'
import { readEnvironment } from './src/config/environment.ts'
import { buildPrerender } from './src/build/bundle/prerender-bundle.ts'
import { createContentSource } from './src/build/content/content-source.ts'
import { createDevSite } from './src/build/dev/dev-site.ts'
const read = readEnvironment({})
if (!read.ok) throw new Error(JSON.stringify(read.problems))
const site = await createDevSite(read.environment, await createContentSource(read.environment))
await buildPrerender(process.cwd(), 'prerender')
const { renderPage } = await import(process.cwd() + '/prerender/prerender.js')
writeFileSync('home.html', site.html('/en-fj/', renderPage) ?? '')
process.exit(0)
`

const run = (...args: string[]): string => {
  // As the build has it: Vite and React look here.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
  return stdout
}

beforeAll(() => {
  for (const part of ['src', 'content', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(part, inRoot(part), { recursive: true })
  symlinkSync(path.resolve('node_modules'), inRoot('node_modules'))
  // What is drawn has names that say what it shows.
  mkdirSync(inRoot('.cache/content-service'), { recursive: true })
  for (const shared of ['pictures', 'guides', 'content-service/images'])
    symlinkSync(path.resolve('.cache', shared), inRoot(`.cache/${shared}`))
  // What was read to be checked is not read again to be shown.
  symlinkSync(inRoot('.cache/content-service'), inRoot('.cache/content'))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

it('a fourth edition is a record and its content: nothing else has to be told of it', () => {
  addRecord()
  addContent()
  expect(run('src/content-service/check-content.ts')).toContain('no problems')
  writeFileSync(inRoot('render-home.ts'), script)
  run('render-home.ts')
  const home = readFileSync(inRoot('home.html'), 'utf8')
  const parts = ['<html lang="en-FJ"', ' hreflang="en-fj"', 'href="/en-fj/support/find-a-dealer/"', 'tel:+679', 'FJ$']
  expect(parts.filter((part) => !home.includes(part))).toEqual([])
}, 300_000)
