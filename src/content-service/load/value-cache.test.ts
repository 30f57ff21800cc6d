import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../fixture/content-directory.fake.ts'
import { openValueCache } from './value-cache.ts'

const names = Array.from({ length: 300 }, (_, index) => `products/robot-${index}.md`)
const all = new Set(names)

const filled = async (): Promise<string> => {
  const directory = await temporaryDirectory()
  const kept = openValueCache<string>(directory, 'one')
  for (const name of names) kept.set(name, 'a', `${name}: “naïve” 🤿 \\u0041`)
  kept.save(all)
  return directory
}

it('gives back every value to the letter as long as the stamp is the same', async () => {
  const kept = openValueCache<string>(await filled(), 'one')
  for (const name of names) expect(kept.get(name, 'a')).toBe(`${name}: “naïve” 🤿 \\u0041`)
  expect(kept.get('products/robot-7.md', 'b')).toBeUndefined()
  expect(kept.get('products/robot-999.md', 'a')).toBeUndefined()
})

it('trusts nothing that was kept under another version', async () => {
  const directory = await filled()
  expect(openValueCache(directory, 'two').get('products/robot-7.md', 'a')).toBeUndefined()
})

it('forgets what no longer exists', async () => {
  const directory = await filled()
  openValueCache(directory, 'one').save(new Set(names.filter((name) => name !== 'products/robot-7.md')))
  const kept = openValueCache(directory, 'one')
  expect(kept.get('products/robot-7.md', 'a')).toBeUndefined()
  expect(kept.get('products/robot-8.md', 'a')).toBeDefined()
})

it('loses a torn file and nothing else', async () => {
  const directory = await filled()
  const [torn = ''] = await readdir(directory)
  const text = await readFile(join(directory, torn), 'latin1')
  await writeFile(join(directory, torn), text.slice(0, text.length / 2))
  const kept = openValueCache(directory, 'one')
  const lost = names.filter((name) => kept.get(name, 'a') === undefined)
  expect(lost.length).toBeGreaterThan(0)
  expect(lost.length).toBeLessThan(names.length / 10)
  expect(lost.every((name) => text.includes(`"${name}"`))).toBe(true)
})

it('writes one file for one change, and none for none', async () => {
  const directory = await filled()
  const files = await readdir(directory)
  const then = new Date('2026-07-01T00:00:00Z')
  for (const file of files) await utimes(join(directory, file), then, then)
  const written = async (): Promise<number> => {
    const stats = await Promise.all(files.map((file) => stat(join(directory, file))))
    return stats.filter(({ mtimeMs }) => mtimeMs !== then.getTime()).length
  }
  const kept = openValueCache(directory, 'one')
  kept.save(all)
  expect(await written()).toBe(0)
  kept.set('products/robot-7.md', 'b', 'changed')
  kept.save(all)
  expect(await written()).toBe(1)
  expect(await readdir(directory)).toEqual(files)
})
