import { describe, expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('work of limited concurrency', () => {
  it('never overlaps, keeps its order, and goes on after a failure', async () => {
    const limited = limitConcurrency(1)
    const diary: string[] = []
    const work = (name: string) => async (): Promise<string> => {
      diary.push(`${name} begins`)
      await nextTurn()
      diary.push(`${name} ends`)
      if (name === 'b') throw new Error('b fails')
      return name
    }
    const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => limited(work(name))))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(diary).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('runs as many at once as it may, and no more', async () => {
    const limited = limitConcurrency(3)
    let running = 0
    let most = 0
    const work = async (): Promise<void> => {
      running += 1
      most = Math.max(most, running)
      await nextTurn()
      running -= 1
    }
    await Promise.all(Array.from({ length: 20 }, () => limited(work)))
    expect(most).toBe(3)
  })
})
