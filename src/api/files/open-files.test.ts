import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newFileKey } from './file-key.ts'
import { openFiles } from './open-files.ts'
import { wordsStream } from './streams.fake.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'poolwright-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the place for visitors’ files', () => {
  it('is made where it is missing, for nobody else on the machine, and works', async () => {
    const directory = path.join(folder, 'data', 'uploads')
    const opened = await openFiles({ directory })
    expect((await stat(directory)).mode & 0o777).toBe(0o700)
    if (!opened.ok) throw new Error(opened.message)
    expect(await opened.places.store.write(newFileKey(), wordsStream('A receipt'))).toEqual({ ok: true, bytes: 9 })
    expect(await opened.places.scan(Buffer.from('x'))).toEqual({ clean: true })
  })

  it('is rid of what was left half written a day ago', async () => {
    const [old, recent] = ['old.part', 'recent.part'].map((name) => path.join(folder, name))
    for (const file of [old, recent]) await writeFile(file ?? '', 'half')
    await utimes(old ?? '', new Date('2026-01-01'), new Date('2026-01-01'))
    expect(await openFiles({ directory: folder })).toMatchObject({ ok: true })
    await expect(stat(old ?? '')).rejects.toThrow('ENOENT')
    expect((await stat(recent ?? '')).size).toBe(4)
  })

  it('is refused with its reason when it cannot be used', async () => {
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    expect(await openFiles({ directory: path.join(file, 'uploads') })).toEqual({
      ok: false,
      message: expect.stringMatching(/^UPLOAD_DIRECTORY cannot be used, .*: ENOTDIR/),
    })
  })

  it('asks a scanner where one is named, which has to have an address', async () => {
    const opened = await openFiles({ directory: folder, clamdUrl: 'clamd:///nowhere/clamd.ctl' })
    expect(opened.ok && (await opened.places.scan(Buffer.from('x')))).toHaveProperty('unavailable')
    expect(await openFiles({ directory: folder, clamdUrl: 'clamd://' })).toMatchObject({ ok: false })
  })
})
