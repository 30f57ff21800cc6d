import { expect, it, vi } from 'vitest'
import { createDeliveryLoop } from './delivery-loop.ts'

const never = 1_000_000
const patiently = { timeout: 5000, interval: 5 }

/** So many things wait to be done. */
const work = (waiting: number) => {
  const queue = { waiting, done: 0, errors: [] as unknown[] }
  const deliver = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve))
    if (queue.waiting === 0) return false
    queue.waiting -= 1
    queue.done += 1
    return true
  })
  const loop = createDeliveryLoop({ deliver, everyMs: never, onError: (error) => queue.errors.push(error) })
  return { queue, deliver, loop }
}

it('does all that waits when it starts, and what comes when it is woken', async () => {
  const { queue, loop } = work(3)
  loop.start()
  await expect.poll(() => queue.done, patiently).toBe(3)
  queue.waiting = 2
  loop.wake()
  await expect.poll(() => queue.done, patiently).toBe(5)
  await loop.stop()
})

it('misses nothing that comes while it looks for the last time', async () => {
  const { queue, deliver, loop } = work(0)
  deliver.mockImplementationOnce(async () => {
    // It has found nothing, and is told of something before it says so.
    queue.waiting = 1
    loop.wake()
    return false
  })
  loop.start()
  await expect.poll(() => queue.done, patiently).toBe(1)
  await loop.stop()
})

it('looks by itself, and goes on after a failure', async () => {
  let looks = 0
  const errors: unknown[] = []
  const loop = createDeliveryLoop({
    deliver: async () => {
      looks += 1
      if (looks === 1) throw new Error('the database is gone')
      return false
    },
    everyMs: 5,
    onError: (error) => errors.push(error),
  })
  loop.start()
  await expect.poll(() => looks, patiently).toBeGreaterThan(2)
  await loop.stop()
  expect(errors).toHaveLength(1)
})

it('does nothing before it is started and after it is stopped, unless it is told to', async () => {
  const { queue, loop } = work(1)
  loop.wake()
  loop.start()
  await loop.stop()
  const { done } = queue
  queue.waiting += 1
  loop.wake()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(queue.done).toBe(done)
  expect(await loop.deliverDue()).toBe(queue.done - done)
  expect(queue.waiting).toBe(0)
})
