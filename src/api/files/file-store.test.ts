import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBucket } from './bucket.fake.ts'
import { createDiskStore } from './disk-store.ts'
import { type FileKey, newFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'
import { brokenStream, bytesOf, streamOf, wordsStream } from './streams.fake.ts'

interface OpenStore {
  readonly store: FileStore
  close(): Promise<void>
}

const temporary = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'poolwright-files-'))

const diskStore = async (): Promise<OpenStore> => {
  const directory = await temporary()
  return {
    store: createDiskStore(path.join(directory, 'uploads')),
    close: () => rm(directory, { recursive: true }),
  }
}

const s3Store = async (): Promise<OpenStore> => {
  const { settings, close } = await startBucket()
  return { store: createS3Store(settings), close }
}

const readBack = async (store: FileStore, key: FileKey): Promise<Uint8Array | undefined> => {
  const result = await store.read(key)
  if (!result.ok) throw new Error(result.reason)
  return bytesOf(result.stream)
}

const keysIn = async (store: FileStore, prefix = ''): Promise<string[]> => {
  const result = await store.list(prefix)
  if (!result.ok) throw new Error(result.reason)
  return result.files.map(({ key }) => key)
}

describe.each([
  ['on disk', diskStore],
  ['in S3', s3Store],
])('a file store %s', (_name, openStore) => {
  let opened: OpenStore
  let store: FileStore
  beforeAll(async () => {
    opened = await openStore()
    store = opened.store
  })
  afterAll(() => opened.close())

  it('is empty at first', async () => {
    expect(await store.list('')).toEqual({ ok: true, files: [] })
  })

  it('gives back what was written, byte for byte, and counts it', async () => {
    const key = newFileKey()
    const pieces = [0, 1, 2].map((piece) => Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7 + piece) % 256))
    expect(await store.write(key, streamOf(...pieces))).toEqual({ ok: true, bytes: 300_000 })
    expect(Buffer.concat(pieces).equals((await readBack(store, key)) ?? Buffer.of())).toBe(true)
    await store.remove(key)
  })

  it('keeps an empty file', async () => {
    const key = newFileKey()
    expect(await store.write(key, streamOf())).toEqual({ ok: true, bytes: 0 })
    expect(await readBack(store, key)).toEqual(new Uint8Array())
    await store.remove(key)
  })

  it('knows nothing of a key that was never written', async () => {
    expect(await store.read(newFileKey())).toEqual({ ok: true, stream: undefined })
  })

  it('replaces a file that is written again', async () => {
    const key = newFileKey()
    await store.write(key, wordsStream('The first receipt'))
    await store.write(key, wordsStream('The second'))
    expect(Buffer.from((await readBack(store, key)) ?? []).toString()).toBe('The second')
    await store.remove(key)
  })

  it('removes a file, and does not mind being asked twice', async () => {
    const key = newFileKey()
    await store.write(key, wordsStream('A receipt'))
    expect(await store.remove(key)).toEqual({ ok: true })
    expect(await store.remove(key)).toEqual({ ok: true })
    expect(await readBack(store, key)).toBeUndefined()
  })

  it('leaves nothing behind when the stream is cut off', async () => {
    const key = newFileKey()
    const result = await store.write(key, brokenStream(new Uint8Array(70_000), new Uint8Array(70_000)))
    expect(result).toMatchObject({ ok: false, code: 'cut-off' })
    expect(await readBack(store, key)).toBeUndefined()
    expect(await keysIn(store)).toEqual([])
  })

  it('keeps the file there was when a new one is cut off', async () => {
    const key = newFileKey()
    await store.write(key, wordsStream('The first receipt'))
    await store.write(key, brokenStream(new Uint8Array(10)))
    expect(Buffer.from((await readBack(store, key)) ?? []).toString()).toBe('The first receipt')
    await store.remove(key)
  })

  it('lists everything or what begins alike, with size and time', async () => {
    const keys = Array.from({ length: 5 }, newFileKey).sort()
    for (const key of keys) await store.write(key, wordsStream('12345'))
    expect(await keysIn(store)).toEqual(keys)
    const [first = newFileKey()] = keys
    expect(await keysIn(store, first.slice(0, 8))).toEqual([first])
    expect(await keysIn(store, first)).toEqual([first])
    const result = await store.list(first)
    const [file] = result.ok ? result.files : []
    expect(file?.bytes).toBe(5)
    expect(Math.abs(Date.now() - (file?.writtenAt.getTime() ?? 0))).toBeLessThan(60_000)
    for (const key of keys) await store.remove(key)
  })

  it.each([
    '../../etc/passwd',
    'ab/../../../etc/passwd',
    '/etc/passwd',
    'ab/receipt.pdf',
    '',
    '.',
    `ab/cd${'a'.repeat(30)}`,
    `ab/ab${'a'.repeat(30)}/..`,
    `ab/ab${'a'.repeat(30)}\0`,
    `AB/AB${'A'.repeat(30)}`,
  ])('will not use %j as a key', async (text) => {
    const key = text as FileKey
    const refused = { ok: false, code: 'refused' }
    expect(await store.write(key, wordsStream('x'))).toMatchObject(refused)
    expect(await store.read(key)).toMatchObject(refused)
    expect(await store.remove(key)).toMatchObject(refused)
  })

  it.each(['../', '..', '/', 'ab/..', 'ab/cd', 'abc', '*', 'ab/ab%'])('will not list %j', async (prefix) => {
    expect(await store.list(prefix)).toMatchObject({ ok: false, code: 'refused' })
  })
})
