import { describe, expect, it } from 'vitest'
import { retryingFetch } from './retrying-fetch.ts'

const answers = (...list: (() => Response)[]) => {
  const pauses: number[] = []
  let asked = 0
  const fetch = retryingFetch(
    async () => {
      const next = list[Math.min(asked, list.length - 1)]
      asked += 1
      if (next === undefined) throw new Error('No answer was prepared')
      return next()
    },
    { pause: async (milliseconds) => pauses.push(milliseconds), random: () => 0.5, attempts: 4 },
  )
  return { fetch, pauses, asked: () => asked }
}

const ok = () => new Response('{}')
const broken = () => new Response('busy', { status: 503 })
const tooMany = (retryAfter: string) => () => new Response('', { status: 429, headers: { 'retry-after': retryAfter } })
const unreachable = () => {
  throw new TypeError('fetch failed')
}

describe('asking a content service again', () => {
  it('asks again when it is broken or out of reach, and then takes the answer', async () => {
    const { fetch, asked } = answers(broken, unreachable, ok)
    expect((await fetch('http://content')).status).toBe(200)
    expect(asked()).toBe(3)
  })

  it('waits longer each time', async () => {
    const { fetch, pauses } = answers(broken, broken, broken, ok)
    await fetch('http://content')
    expect(pauses).toEqual([300, 600, 1200])
  })

  it('waits as long as a 429 asks for', async () => {
    const { fetch, pauses } = answers(tooMany('7'), ok)
    await fetch('http://content')
    expect(pauses).toEqual([7000])
  })

  it('never waits longer than half a minute, whatever is asked', async () => {
    const { fetch, pauses } = answers(tooMany('9999'), ok)
    await fetch('http://content')
    expect(pauses).toEqual([30_000])
  })

  it('gives up after a bounded number of tries', async () => {
    const away = answers(unreachable)
    await expect(away.fetch('http://content')).rejects.toThrow('fetch failed')
    expect(away.asked()).toBe(4)
    const failing = answers(broken)
    expect((await failing.fetch('http://content')).status).toBe(503)
    expect(failing.asked()).toBe(4)
  })

  it('does not repeat a question that was refused', async () => {
    const { fetch, asked } = answers(() => new Response('', { status: 401 }))
    expect((await fetch('http://content')).status).toBe(401)
    expect(asked()).toBe(1)
  })
})
