import { mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { streamFile } from './file-stream.ts'

let folder: string
let path: string
let opened = 0
let closed = 0

const openCounted = async () => {
  const handle = await open(path)
  opened += 1
  const close = handle.close.bind(handle)
  handle.close = () => {
    closed += 1
    return close()
  }
  return handle
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poolwright-stream-'))
  path = join(folder, 'film.mp4')
})
beforeEach(async () => {
  opened = 0
  closed = 0
  await writeFile(path, Buffer.alloc(200_000, 'abcd'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('sends exactly the bytes asked for and closes the file', async () => {
  const bytes = await new Response(streamFile(openCounted, { start: 1, end: 150_000 })).arrayBuffer()
  expect(Buffer.from(bytes).equals(Buffer.alloc(200_000, 'abcd').subarray(1, 150_001))).toBe(true)
  expect([opened, closed]).toEqual([1, 1])
})

it('closes the file when the visitor goes away', async () => {
  const reader = streamFile(openCounted, { start: 0, end: 199_999 }).getReader()
  await reader.read()
  await reader.cancel()
  expect([opened, closed]).toEqual([1, 1])
})

it('closes the file when the visitor goes away while it is opened', async () => {
  const asked = Promise.withResolvers<void>()
  const disk = Promise.withResolvers<void>()
  const openSlowly = () => {
    asked.resolve()
    return disk.promise.then(openCounted)
  }
  const reader = streamFile(openSlowly, { start: 0, end: 199_999 }).getReader()
  const first = reader.read()
  await asked.promise
  await reader.cancel()
  disk.resolve()
  expect(await first).toEqual({ done: true, value: undefined })
  await expect.poll(() => [opened, closed]).toEqual([1, 1])
})

it('closes the file when it cannot be read', async () => {
  const openBroken = async () => Object.assign(await openCounted(), { read: () => Promise.reject(new Error('EIO')) })
  await expect(streamFile(openBroken, { start: 0, end: 10 }).getReader().read()).rejects.toThrow('EIO')
  expect([opened, closed]).toEqual([1, 1])
})

it('opens nothing before the first byte is wanted', async () => {
  await streamFile(openCounted, { start: 0, end: 10 }).cancel()
  expect(opened).toBe(0)
})

it('breaks off, rather than wait for ever, when the file becomes shorter', async () => {
  const reader = streamFile(openCounted, { start: 0, end: 199_999 }).getReader()
  await reader.read()
  await truncate(path, 10)
  await expect(reader.read()).rejects.toThrow('became shorter')
  expect([opened, closed]).toEqual([1, 1])
})
