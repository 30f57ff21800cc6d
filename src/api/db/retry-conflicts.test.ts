import { describe, expect, it } from 'vitest'
import { retryConflicts } from './retry-conflicts.ts'

const failing = (code: string, times: number) => {
  let tried = 0
  const work = async () => {
    tried += 1
    if (tried <= times) throw new Error('Failed query', { cause: Object.assign(new Error('undone'), { code }) })
    return tried
  }
  return { work, tried: () => tried }
}

describe('what was undone for the sake of another', () => {
  it.each(['40P01', '40001'])('is tried again: %s', async (code) => {
    expect(await retryConflicts(failing(code, 3).work)).toBe(4)
  })

  it('is given up at last', async () => {
    const { work, tried } = failing('40P01', 9)
    await expect(retryConflicts(work)).rejects.toThrow('Failed query')
    expect(tried()).toBe(4)
  })

  it('is not tried again when it failed by itself', async () => {
    const { work, tried } = failing('23505', 1)
    await expect(retryConflicts(work)).rejects.toThrow('Failed query')
    expect(tried()).toBe(1)
  })
})
