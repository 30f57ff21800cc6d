import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { temporaryDirectory } from '../fixture/content-directory.fake.ts'
import { createImageCache, type Rendered } from './image-cache.ts'

const hour = 60 * 60 * 1000
const root = await temporaryDirectory(afterAll)
let made = 0
const emptyDirectory = async () => {
  made += 1
  const directory = join(root, String(made))
  await mkdir(directory)
  return directory
}
const paint = (bytes = 10) => vi.fn(async (): Promise<Rendered> => ({ ok: true, value: Buffer.alloc(bytes, 'x') }))
const ageInHours = (path: string, hours: number) => {
  const time = (Date.now() - hours * hour) / 1000
  return utimes(path, time, time)
}
const bytesIn = async (directory: string) => {
  const sizes = await Promise.all(
    (await readdir(directory)).map(async (name) => (await stat(join(directory, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const busy = { ok: false, error: 'busy', retryAfterSeconds: 5 } as const

describe('the image cache', () => {
  it('lets requests for the same picture share one rendering, and tries again after a failure', async () => {
    const cached = createImageCache({ directory: join(root, 'not-there-yet') })
    const render = paint()
    await Promise.all([cached('a.png', render), cached('a.png', render), cached('a.png', render)])
    await cached('a.png', render)
    expect(render).toHaveBeenCalledTimes(1)

    const fail = vi.fn(async () => Promise.reject(new Error('out of paint')))
    await expect(cached('b.png', fail)).rejects.toThrow('out of paint')
    expect(await cached('b.png', render)).toMatchObject({ ok: true })
  })

  it('keeps nothing of a refusal', async () => {
    const directory = await emptyDirectory()
    const cached = createImageCache({ directory })
    expect(await cached('a.png', async () => busy)).toEqual(busy)
    expect(await readdir(directory)).toEqual([])
  })

  it('lets everybody be refused for themselves', async () => {
    const cached = createImageCache({ directory: await emptyDirectory() })
    const refused = cached('a.png', async () => busy)
    const made = cached('a.png', paint(10))
    expect(await refused).toEqual(busy)
    expect(await made).toMatchObject({ ok: true })
  })

  it('never holds more bytes than allowed, however many sizes are asked for at once', async () => {
    const directory = await emptyDirectory()
    const cached = createImageCache({ directory, limits: { maxBytes: 10_000, maxFiles: 1000 } })
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => cached(`${round}-${index}.png`, paint(100))))
      expect(await bytesIn(directory)).toBeLessThanOrEqual(10_000)
    }
    expect(await bytesIn(directory)).toBeGreaterThanOrEqual(9000)
  })

  it('never holds more files than allowed', async () => {
    const directory = await emptyDirectory()
    const cached = createImageCache({ directory, limits: { maxBytes: 10_000, maxFiles: 20 } })
    for (let number = 0; number < 50; number += 1) await cached(`${number}.png`, paint(1))
    expect((await readdir(directory)).length).toBeLessThanOrEqual(20)
  })

  it('drops what was used longest ago, also what an earlier process left', async () => {
    const directory = await emptyDirectory()
    for (const [name, age] of [
      ['old.png', 50],
      ['older.png', 60],
      ['popular.png', 70],
      ['recent.png', 10],
    ] as const) {
      await writeFile(join(directory, name), name)
      await ageInHours(join(directory, name), age)
    }
    const cached = createImageCache({ directory, limits: { maxBytes: 10_000, maxFiles: 4 } })
    await cached('popular.png', paint())
    await cached('new.png', paint())
    expect((await readdir(directory)).sort()).toEqual(['new.png', 'old.png', 'popular.png', 'recent.png'])
    await cached('newer.png', paint())
    expect((await readdir(directory)).sort()).toEqual(['new.png', 'newer.png', 'popular.png', 'recent.png'])
  })

  it('stays within its limits when two processes share the directory', async () => {
    const directory = await emptyDirectory()
    const limits = { maxBytes: 10_000, maxFiles: 1000 }
    const caches = [createImageCache({ directory, limits }), createImageCache({ directory, limits })]
    for (let number = 0; number < 300; number += 1) {
      await Promise.all(caches.map((cached, index) => cached(`${index}-${number}.png`, paint(100))))
    }
    // Each may be a tenth ahead of what it saw last.
    expect(await bytesIn(directory)).toBeLessThanOrEqual(11_000)
  })

  it('answers with what it rendered even where a picture vanishes or is too large to keep', async () => {
    const directory = await emptyDirectory()
    const cached = createImageCache({ directory, limits: { maxBytes: 1000, maxFiles: 10 } })
    const large = paint(101)
    await cached('large.png', large)
    expect(await cached('large.png', large)).toMatchObject({ ok: true })
    expect(large).toHaveBeenCalledTimes(2)
    expect(await readdir(directory)).toEqual([])
  })

  it('still answers when nothing can be written', async () => {
    const directory = join(root, 'a-file')
    await writeFile(directory, 'in the way')
    const cached = createImageCache({ directory })
    expect(await cached('a.png', paint())).toMatchObject({ ok: true })
    expect(await readFile(directory, 'utf8')).toBe('in the way')
  })

  it('clears away what a process that died had begun to write, but not what is being written', async () => {
    const directory = await emptyDirectory()
    await writeFile(join(directory, 'a.png.1.part'), 'half')
    await ageInHours(join(directory, 'a.png.1.part'), 2)
    await writeFile(join(directory, 'b.png.2.part'), 'half')
    await createImageCache({ directory })('c.png', paint())
    expect((await readdir(directory)).sort()).toEqual(['b.png.2.part', 'c.png'])
  })
})
