import { expect, it, vi } from 'vitest'
import { fetchDataFile } from './data-file.ts'

const networkFailure = () => {
  throw new TypeError('Failed to fetch')
}
const answer = (status: number, body = '') => new Response(body, { status })

/** Gives the answers in turn; a test that asks for more has asked once too often. */
const server = (...answers: (() => Response)[]) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const next = answers.shift()
    if (!next) throw new Error('asked once too often')
    return next()
  })
  const delay = vi.fn((_milliseconds: number) => Promise.resolve())
  return { fetch, delay, ask: () => fetchDataFile('/page-data/x.json', { fetch, delay }) }
}

it('asks by GET, as the visitor’s own browser would [R14]', async () => {
  const { fetch, ask } = server(() => answer(200, '{"a":1}'))
  expect(await ask()).toEqual({ status: 'found', json: { a: 1 } })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/page-data/x.json',
    expect.objectContaining({ method: 'GET', credentials: 'same-origin' }),
  )
})

it('tries three times more after network failures and 5xx other than 500 [R15]', async () => {
  const { fetch, delay, ask } = server(
    networkFailure,
    () => answer(503),
    () => answer(502),
    () => answer(200, '[]'),
  )
  expect(await ask()).toEqual({ status: 'found', json: [] })
  expect(fetch).toHaveBeenCalledTimes(4)
  const pauses = delay.mock.calls.map(([milliseconds]) => milliseconds)
  expect(pauses).toHaveLength(3)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1000)
})

it('gives up after the third retry [R15]', async () => {
  const { fetch, ask } = server(networkFailure, networkFailure, networkFailure, networkFailure, () => answer(200, '{}'))
  expect(await ask()).toEqual({ status: 'unreachable' })
  expect(fetch).toHaveBeenCalledTimes(4)
})

it('tries again when the connection breaks within the answer [R15]', async () => {
  const cut = () =>
    new Response(
      new ReadableStream({
        pull: (stream) => stream.error(new TypeError('network error')),
      }),
    )
  const { ask } = server(cut, () => answer(200, '{}'))
  expect(await ask()).toEqual({ status: 'found', json: {} })
})

it.each([
  ['404', () => answer(404, '{}')],
  ['410', () => answer(410)],
  ['HTML', () => answer(200, '<!doctype html>')],
  ['cut-off JSON', () => answer(200, '{"path":')],
  ['nothing', () => answer(200)],
])('takes %s for missing without a retry [R15]', async (_name, first) => {
  const { fetch, ask } = server(first)
  expect(await ask()).toEqual({ status: 'missing' })
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('takes 500 for an error without a retry [R16]', async () => {
  const { fetch, ask } = server(() => answer(500))
  expect(await ask()).toEqual({ status: 'failed' })
  expect(fetch).toHaveBeenCalledTimes(1)
})
