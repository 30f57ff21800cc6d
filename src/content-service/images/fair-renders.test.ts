import { describe, expect, it } from 'vitest'
import { createFairRenders, type FairLimits } from './fair-renders.ts'

const ample: FairLimits = {
  queue: { atOnce: 8, waiting: 100 },
  budget: { atOnce: 1e9, perSecond: 1e6 },
  askerQueue: { atOnce: 2, waiting: 3 },
  askerBudget: { atOnce: 1e9, perSecond: 1e6 },
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Renderings that end when told to. */
const studio = (changes: Partial<FairLimits> = {}) => {
  let now = 0
  const rendered = createFairRenders({ ...ample, ...changes }, () => now)
  const running: { asker: string | undefined; finish: () => void }[] = []
  const ask = (asker: string | undefined, cost = 1) =>
    rendered(asker, cost, () => {
      const { promise, resolve } = Promise.withResolvers<string>()
      running.push({ asker, finish: () => resolve('picture') })
      return promise
    })
  const finishAll = async () => {
    for (const { finish } of running.splice(0)) finish()
    await settle()
  }
  const later = (seconds: number) => {
    now += seconds * 1_000
  }
  return { ask, running, finishAll, later }
}
const picture = { ok: true, value: 'picture' }

describe('renderings', () => {
  it('are few at once for one address, whoever else there is', async () => {
    const { ask, running, finishAll } = studio()
    const many = Array.from({ length: 6 }, () => ask('mallory'))
    expect(await many[5]).toEqual({ ok: false, error: 'asker-busy', retryAfterSeconds: 5 })
    const other = ask('ana')
    await settle()
    expect(running.map(({ asker }) => asker)).toEqual(['mallory', 'mallory', 'ana'])
    await finishAll()
    expect(await other).toEqual(picture)
    expect(running).toHaveLength(2)
    await finishAll()
    await finishAll()
    expect(await Promise.all(many.slice(0, 5))).toEqual(Array(5).fill(picture))
  })

  it('cost one address its own time, and others not theirs', async () => {
    const { ask, finishAll, later } = studio({ askerBudget: { atOnce: 1_000, perSecond: 100 } })
    const first = ask('mallory', 900)
    expect(await ask('mallory', 900)).toEqual({ ok: false, error: 'asker-spent', retryAfterSeconds: 8 })
    const other = ask('ana', 900)
    await finishAll()
    expect([await first, await other]).toEqual([picture, picture])
    later(8)
    const again = ask('mallory', 900)
    await finishAll()
    expect(await again).toEqual(picture)
  })

  it('cost all addresses together no more than their part of the machine', async () => {
    const { ask, finishAll, later } = studio({ budget: { atOnce: 1_000, perSecond: 100 } })
    const first = ask('one', 1_000)
    expect(await ask('two', 500)).toEqual({ ok: false, error: 'spent', retryAfterSeconds: 5 })
    later(5)
    const second = ask('two', 500)
    await finishAll()
    expect([await first, await second]).toEqual([picture, picture])
  })

  it('that were refused cost nobody anything', async () => {
    const { ask, finishAll, later } = studio({
      budget: { atOnce: 1_000, perSecond: 100 },
      askerBudget: { atOnce: 1_000, perSecond: 1e-9 },
    })
    const first = ask('one', 1_000)
    for (let each = 0; each < 5; each += 1) expect(await ask('two', 800)).toMatchObject({ error: 'spent' })
    later(10)
    const second = ask('two', 1_000)
    await finishAll()
    expect([await first, await second]).toEqual([picture, picture])
  })

  it('of the site itself wait for their turn and nothing else', async () => {
    const spent = { atOnce: 0, perSecond: 1e-9 }
    const { ask, running, finishAll } = studio({ budget: spent, askerBudget: spent })
    const own = Array.from({ length: 20 }, () => ask(undefined, 1e12))
    await settle()
    expect(running).toHaveLength(8)
    for (let each = 0; each < 3; each += 1) await finishAll()
    expect(await Promise.all(own)).toEqual(Array(20).fill(picture))
  })

  it('are remembered of an address that has spent its time, however many others come', async () => {
    const { ask, finishAll, later } = studio({ askerBudget: { atOnce: 1_000, perSecond: 1 } })
    const spent = ask('mallory', 1_000)
    await finishAll()
    expect(await spent).toEqual(picture)
    for (let each = 0; each < 3_000; each += 1) {
      const other = ask(`address ${each}`, 1)
      await finishAll()
      await other
      if (each % 100 === 0) later(2)
    }
    expect(await ask('mallory', 1_000)).toMatchObject({ error: 'asker-spent' })
  })
})
