import { describe, expect, it } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

/** A task that ends when told to. */
const task = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let started = false
  return {
    run: () => {
      started = true
      return promise
    },
    hasStarted: () => started,
    resolve,
    reject,
  }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the render queue', () => {
  it('runs a few at once, in the order asked, and refuses what would wait too long', async () => {
    const queued = createRenderQueue({ atOnce: 2, waiting: 2 })
    const tasks = [task(), task(), task(), task(), task()]
    const started = () => tasks.map(({ hasStarted }) => (hasStarted() ? 'started' : 'waits')).join(' ')
    const answers = tasks.map(({ run }) => queued(run))
    expect(await answers[4]).toEqual({ ok: false, error: 'busy', retryAfterSeconds: 5 })
    expect(started()).toBe('started started waits waits waits')

    tasks[1]?.resolve('second')
    await settle()
    expect(started()).toBe('started started started waits waits')
    expect(await answers[1]).toEqual({ ok: true, value: 'second' })

    for (const { resolve } of tasks) resolve('done')
    expect((await Promise.all(answers)).filter(({ ok }) => ok)).toHaveLength(4)
  })

  it('gives the place on after a failure', async () => {
    const queued = createRenderQueue({ atOnce: 1, waiting: 1 })
    const [broken, next] = [task(), task()]
    const answers = [queued(broken.run), queued(next.run)]
    broken.reject(new Error('out of paint'))
    await expect(answers[0]).rejects.toThrow('out of paint')
    next.resolve('painted')
    expect(await answers[1]).toEqual({ ok: true, value: 'painted' })
    expect(await queued(async () => 'free again')).toEqual({ ok: true, value: 'free again' })
  })

  it('never runs more than allowed, however requests come and go', async () => {
    const queued = createRenderQueue({ atOnce: 3, waiting: 100 })
    let running = 0
    let most = 0
    const busy = async () => {
      running += 1
      most = Math.max(most, running)
      await settle()
      running -= 1
    }
    await Promise.all(Array.from({ length: 50 }, () => queued(busy).then(() => queued(busy))))
    expect(most).toBe(3)
  })
})
