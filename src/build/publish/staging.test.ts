import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStaging } from './staging.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'staging-'))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** A build of these files after one that published those; what it writes. */
const stage = (files: Record<string, string>, published: Record<string, string>) => {
  const staging = createStaging(directory, published)
  for (const [file, contents] of Object.entries(files)) staging.add(file, contents)
  return { hashes: staging.hashes(), changed: staging.changed(), written: readdirSync(directory).toSorted() }
}

const files = { 'robots.txt': 'User-agent: *', 'icon.png': 'PNG' }

it('writes files with their compressed forms, where those are worth sending', () => {
  const { written, changed } = stage(files, {})
  expect(written).toEqual(['icon.png', 'robots.txt', 'robots.txt.br', 'robots.txt.gz'])
  expect(changed).toEqual(['robots.txt', 'icon.png'])
})

it('writes only what differs from what is published', () => {
  const { hashes } = stage(files, {})
  const again = stage({ ...files, 'robots.txt': 'User-agent: none' }, hashes)
  expect(again.changed).toEqual(['robots.txt'])
  expect(again.hashes['icon.png']).toBe(hashes['icon.png'])
})

it('presses lists that visitors fetch whole harder than pages', () => {
  const text = JSON.stringify(Array.from({ length: 3000 }, (_, at) => `${(at * 7919) % 4001} pools`))
  stage({ 'search/en-au.json': text, 'page.json': text }, {})
  const bytes = (file: string) => statSync(path.join(directory, `${file}.br`)).size
  expect(bytes('search/en-au.json')).toBeLessThan(bytes('page.json'))
})
