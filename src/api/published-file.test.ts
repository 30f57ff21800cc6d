import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findPublished, needPublished } from './published-file.ts'

let siteDirectory: string
beforeEach(() => {
  siteDirectory = mkdtempSync(path.join(tmpdir(), 'published-file-'))
})
afterEach(() => rmSync(siteDirectory, { recursive: true }))

const fileOf = (edition: string) => `${edition}.txt`

let builds = 0
const build = (text: string, edition = 'en-au') => {
  const file = path.join(siteDirectory, fileOf(edition))
  writeFileSync(file, text)
  builds += 1
  utimesSync(file, builds, builds)
}

describe('a file of the build', () => {
  it('is read once, and again when the build has changed it', () => {
    const read = vi.fn((text: string) => text.toUpperCase())
    const find = findPublished({ siteDirectory, fileOf, read })
    build('first')
    expect([find('en-au'), find('en-au')]).toEqual(['FIRST', 'FIRST'])
    expect(read).toHaveBeenCalledTimes(1)
    build('second')
    expect([find('en-au'), find('en-au')]).toEqual(['SECOND', 'SECOND'])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is each edition’s own', () => {
    const find = findPublished({ siteDirectory, fileOf, read: (text, edition) => `${edition}: ${text}` })
    build('Kirrawee')
    build('Albany', 'en-nz')
    expect([find('en-au'), find('en-nz'), find('en-au')]).toEqual([
      'en-au: Kirrawee',
      'en-nz: Albany',
      'en-au: Kirrawee',
    ])
  })

  it('is nothing before there is one, and can be needed all the same', () => {
    const published = { siteDirectory, fileOf, read: (text: string) => text }
    const [find, need] = [findPublished(published), needPublished(published)]
    expect(find('en-au')).toBeUndefined()
    expect(() => need('en-au')).toThrow(
      expect.objectContaining({
        status: 503,
        cause: expect.objectContaining({ message: expect.stringMatching(/en-au\.txt: the site is not built$/) }),
      }),
    )
    build('here')
    expect([find('en-au'), need('en-au')]).toEqual(['here', 'here'])
  })

  it('is tried again after it could not be read', async () => {
    const read = vi.fn<(text: string) => Promise<string>>(async (text) => text)
    read.mockRejectedValueOnce(new Error('not now'))
    const find = findPublished({ siteDirectory, fileOf, read })
    build('later')
    await expect(find('en-au')).rejects.toThrow('not now')
    await expect(find('en-au')).resolves.toBe('later')
  })
})
