import { expect, it, vi } from 'vitest'
import { loadAppData } from './app-data.ts'

const load = (body: string, status = 200) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { status }))
  return { fetch, appData: loadAppData({ fetch, delay: () => Promise.resolve() }) }
}

it('reads the one app-data file by GET and keeps what the site put there [R14]', async () => {
  const { fetch, appData } = load('{"buildHash":"b1","worker":"on","tagManagerId":"GTM-1"}')
  expect(await appData).toEqual({ buildHash: 'b1', worker: 'on', tagManagerId: 'GTM-1' })
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/page-data/app-data.json', expect.objectContaining({ method: 'GET' }))
})

it('does without it when it is missing, foreign or unreachable [R14]', async () => {
  expect(await load('<!doctype html>').appData).toBeUndefined()
  expect(await load('{"buildHash":"b1","worker":"maybe"}').appData).toBeUndefined()
  expect(await load('', 503).appData).toBeUndefined()
})
