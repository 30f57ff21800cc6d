import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editionSettingsFile } from '../../domain/forms/edition-settings.ts'
import { type BuildState, emptyState, readBuildState } from './build-state.ts'
import { publish } from './publish.ts'
import { createStaging } from './staging.ts'

let directory: string
const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'publish-'))
  mkdirSync(path.join(directory, 'bundle/assets'), { recursive: true })
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

const site = (file: string) => path.join(directory, 'site', file)

/** One build: these files, these hashed assets, at this moment. */
const release = (
  files: Record<string, string>,
  assets: string[],
  now: Date,
  compressed = 'as ever',
  made = assets,
): BuildState => {
  const before = readBuildState(path.join(directory, 'site'))
  const staging = createStaging(path.join(directory, 'staging'), before.files)
  for (const [file, text] of Object.entries(files)) staging.add(file, text)
  for (const asset of made) writeFileSync(path.join(directory, 'bundle', asset), asset)
  return publish({
    siteDirectory: path.join(directory, 'site'),
    stagingDirectory: staging.directory,
    changed: staging.changed(),
    hashed: [{ directory: path.join(directory, 'bundle'), files: assets }],
    before,
    after: { links: [], pages: {}, files: staging.hashes(), compressed },
    now,
  })
}

const monday = new Date('2026-11-16T00:00:00Z')
const later = (days: number) => new Date(monday.getTime() + days * day)

describe('publishing a build', () => {
  it('writes files with their compressed neighbours and remembers them', () => {
    release({ 'robots.txt': 'User-agent: *' }, ['assets/a-1.js'], monday)
    expect(readFileSync(site('robots.txt'), 'utf8')).toBe('User-agent: *')
    expect(existsSync(site('robots.txt.br'))).toBe(true)
    expect(existsSync(site('assets/a-1.js'))).toBe(true)
    expect(readBuildState(path.join(directory, 'site')).files).toHaveProperty(['robots.txt'])
  })

  it.runIf(existsSync('/dev/shm'))('moves files to another disk than they were made on', () => {
    const elsewhere = mkdtempSync('/dev/shm/publish-')
    symlinkSync(elsewhere, path.join(directory, 'site'))
    release({ 'a.json': '1' }, ['assets/a-1.js'], monday)
    release({ 'a.json': '2' }, ['assets/a-1.js'], later(1))
    expect(readFileSync(path.join(elsewhere, 'a.json'), 'utf8')).toBe('2')
    rmSync(elsewhere, { recursive: true })
  })

  it('writes what is for servers as it is', () => {
    release({ [editionSettingsFile('en-au')]: '{}' }, [], monday)
    expect(readFileSync(site(editionSettingsFile('en-au')), 'utf8')).toBe('{}')
    expect(existsSync(site(`${editionSettingsFile('en-au')}.br`))).toBe(false)
  })

  it('takes away what is no longer part of the site, compressed neighbours too', () => {
    release({ 'a.json': '1', 'b.json': '2' }, [], monday)
    release({ 'a.json': '1' }, [], later(1))
    expect(existsSync(site('a.json'))).toBe(true)
    expect(existsSync(site('b.json'))).toBe(false)
    expect(existsSync(site('b.json.gz'))).toBe(false)
  })

  it('keeps hashed files of older builds for 30 days after their last use', () => {
    release({}, ['assets/old-1.js'], monday)
    release({}, ['assets/new-2.js'], later(29))
    expect(existsSync(site('assets/old-1.js'))).toBe(true)
    release({}, ['assets/new-2.js'], later(31))
    expect(existsSync(site('assets/old-1.js'))).toBe(false)
    expect(existsSync(site('assets/new-2.js'))).toBe(true)
  })

  it('replaces hashed files once they are compressed otherwise, and only then', () => {
    release({}, ['assets/a-1.js'], monday)
    writeFileSync(site('assets/a-1.js'), 'as it was')
    release({}, ['assets/a-1.js'], later(1))
    expect(readFileSync(site('assets/a-1.js'), 'utf8')).toBe('as it was')
    release({}, ['assets/a-1.js'], later(2), 'otherwise')
    expect(readFileSync(site('assets/a-1.js'), 'utf8')).toBe('assets/a-1.js')
  })

  it('stops at a file that was not made, before anything refers to it', () => {
    expect(() => release({ 'a.json': '1' }, ['assets/a-1.js'], monday, 'as ever', [])).toThrow('assets/a-1.js')
    expect(existsSync(site('a.json'))).toBe(false)
  })

  it('starts afresh when the folder’s state cannot be read', () => {
    mkdirSync(path.join(directory, 'site'))
    mkdirSync(site('.server'), { recursive: true })
    writeFileSync(site('.server/build-state.json'), '{"version":')
    expect(readBuildState(path.join(directory, 'site'))).toEqual(emptyState)
  })
})

describe('staging a build', () => {
  it('shows nothing before it is published, and stages only what differs', () => {
    const first = createStaging(path.join(directory, 'staging'), {})
    first.add('a.json', '1')
    expect(existsSync(site('a.json'))).toBe(false)
    const second = createStaging(path.join(directory, 'staging'), first.hashes())
    second.add('a.json', '1')
    second.add('b.json', '2')
    expect(second.changed()).toEqual(['b.json'])
  })
})
