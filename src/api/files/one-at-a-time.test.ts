import { describe, expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

describe('work in turn', () => {
  it('never overlaps, keeps its order, and goes on after a failure', async () => {
    const inTurn = oneAtATime()
    const diary: string[] = []
    const work = (name: string) => async (): Promise<string> => {
      diary.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      diary.push(`${name} ends`)
      if (name === 'b') throw new Error('b fails')
      return name
    }
    const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(work(name))))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(diary).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })
})
