import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeLeftovers } from './disk-leftovers.ts'
import { createDiskStore } from './disk-store.ts'
import { newFileKey } from './file-key.ts'
import { brokenStream, endlessStream, streamOf, wordsStream } from './streams.fake.ts'

let parent: string
let directory: string
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'poolwright-disk-'))
  directory = path.join(parent, 'uploads')
})
afterEach(() => rm(parent, { recursive: true }))

const modeOf = async (place: string): Promise<number> => (await stat(place)).mode & 0o777

const filesBelow = async (): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('a file on disk', () => {
  it('is for the eyes of the server only', async () => {
    const key = newFileKey()
    await createDiskStore(directory).write(key, wordsStream('A receipt'))
    expect(await modeOf(directory)).toBe(0o700)
    expect(await modeOf(path.join(directory, key.slice(0, 2)))).toBe(0o700)
    expect(await modeOf(path.join(directory, key))).toBe(0o600)
  })

  it('is not there before it is whole, nor is anything else after a cut', async () => {
    const store = createDiskStore(directory)
    const key = newFileKey()
    let whileWriting: readonly string[] = []
    const watched = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          whileWriting = await filesBelow()
          expect(await store.read(key)).toEqual({ ok: true, stream: undefined })
          expect(await store.list('')).toEqual({ ok: true, files: [] })
          controller.error(new Error('The connection broke'))
        },
      },
      { highWaterMark: 0 },
    )
    expect(await store.write(key, watched)).toMatchObject({ code: 'cut-off' })
    expect(whileWriting).toEqual([expect.stringMatching(/\.part$/)])
    expect(await filesBelow()).toEqual([])
  })

  it('that cannot be written is refused in words, and the sender is stopped', async () => {
    await writeFile(directory, 'a file where the directory should be')
    const result = await createDiskStore(directory).write(newFileKey(), streamOf(new Uint8Array(10)))
    expect(result).toEqual({ ok: false, code: 'refused', reason: 'ENOTDIR (mkdir)' })
    const sender = endlessStream(new Uint8Array(10))
    await createDiskStore(directory).write(newFileKey(), sender.stream)
    expect(sender.stopped()).toBe(true)
  })

  it('can be written twice at once: one of both stays, whole', async () => {
    const store = createDiskStore(directory)
    const key = newFileKey()
    const results = await Promise.all(['First', 'Other'].map((words) => store.write(key, wordsStream(words))))
    expect(results).toEqual(Array(2).fill({ ok: true, bytes: 5 }))
    expect(await filesBelow()).toHaveLength(1)
  })

  it('may be left half read', async () => {
    const store = createDiskStore(directory)
    const key = newFileKey()
    await store.write(key, streamOf(new Uint8Array(300_000)))
    const result = await store.read(key)
    const reader = result.ok ? result.stream?.getReader() : undefined
    expect((await reader?.read())?.value?.byteLength).toBe(65_536)
    await reader?.cancel()
    expect(await store.remove(key)).toEqual({ ok: true })
  })
})

describe('what a killed process left half written', () => {
  it('is removed when it is old, and nothing else is', async () => {
    const store = createDiskStore(directory)
    const key = newFileKey()
    await store.write(key, wordsStream('A receipt'))
    await store.write(newFileKey(), brokenStream())
    const [old, fresh] = ['a', 'b'].map((letter) => path.join(directory, `${key}.${letter.repeat(12)}.part`))
    const yesterday = new Date(Date.now() - 86_400_000)
    if (!old || !fresh) throw new Error('two names')
    for (const place of [old, fresh]) await writeFile(place, 'half')
    await utimes(old, yesterday, yesterday)
    await utimes(path.join(directory, key), yesterday, yesterday)
    expect(await removeLeftovers(directory, new Date(Date.now() - 3_600_000))).toBe(1)
    expect(await filesBelow()).toHaveLength(2)
  })

  it('is nothing where no store has been yet', async () => {
    expect(await removeLeftovers(path.join(parent, 'nowhere'), new Date())).toBe(0)
  })
})
