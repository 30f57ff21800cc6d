import { beforeEach, expect, it, vi } from 'vitest'
import { notWhenRetired } from './not-when-retired.ts'

const { cacheWillUpdate, cacheDidUpdate } = notWhenRetired('shell')
type Kept = Parameters<typeof cacheDidUpdate>[0]

let names: Set<string>

beforeEach(() => {
  names = new Set(['shell', 'pictures'])
  vi.stubGlobal('caches', {
    has: async (name: string) => names.has(name),
    delete: async (name: string) => names.delete(name),
  })
})

const request = new Request('https://pool.example/images/a.avif')
const response = new Response('picture')
const event = new Event('fetch') as Kept['event']
const asks = () => cacheWillUpdate({ request, response, event })
const hasKept = () => cacheDidUpdate({ cacheName: 'pictures', request, newResponse: response, event })

it('a worker that is at work keeps what it was asked for', async () => {
  expect(await asks()).toBe(response)
  await hasKept()
  expect([...names]).toEqual(['shell', 'pictures'])
})

it('a retired worker keeps nothing', async () => {
  names.clear()
  expect(await asks()).toBeNull()
})

it('what one keeps that is retired meanwhile goes with the cache that this made anew', async () => {
  expect(await asks()).toBe(response)
  names = new Set(['pictures'])
  await hasKept()
  expect([...names]).toEqual([])
})
