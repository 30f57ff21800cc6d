import { expect, it, vi } from 'vitest'
import { createPageExists } from './page-exists.ts'

const url = new URL('https://example.test/en-au/x/')

it('asks by HEAD [R15]', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response())
  await createPageExists(fetch)(url)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(url.href, expect.objectContaining({ method: 'HEAD' }))
})

it.each([
  [200, true],
  [404, false],
  [410, false],
  [503, true],
])('after status %i answers %s [R15]', async (status, exists) => {
  expect(await createPageExists(async () => new Response(null, { status }))(url)).toBe(exists)
})

it('says yes when nobody answers: the browser’s own load shows what is wrong [R8]', async () => {
  const offline = async () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await createPageExists(offline)(url)).toBe(true)
})
