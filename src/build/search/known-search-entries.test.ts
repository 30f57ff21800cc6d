import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { knownSearchEntries } from './known-search-entries.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'search-'))
  mkdirSync(path.join(directory, 'search'))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(path.join(directory, 'search', name), text)

it('are those of pages that are still the same', () => {
  const entry = { path: '/en-au/a/', kind: 'page', title: 'A', text: 'About a' }
  write('en-au.json', JSON.stringify({ entries: [entry, { ...entry, path: '/en-au/b/' }], synonyms: [] }))
  expect([...knownSearchEntries(directory, (page) => page === '/en-au/a/')]).toEqual([['/en-au/a/', entry]])
})

it.each(['', '{', 'null', '[]', '{"entries":[1]}'])('are none where the file holds “%s”', (text) => {
  write('en-nz.json', text)
  expect(knownSearchEntries(directory, () => true).size).toBe(0)
})
