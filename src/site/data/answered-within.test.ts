import { expect, it } from 'vitest'
import { answeredWithin } from './answered-within.ts'

it('gives the answer', async () => {
  expect(await answeredWithin(10_000, async () => 'yes')).toBe('yes')
})

it('stops waiting for one that does not come, also where the question cannot be taken back', async () => {
  await expect(answeredWithin(10, () => new Promise(() => undefined))).rejects.toThrow(/timeout|timed out/i)
})

it('passes on what went wrong', async () => {
  await expect(answeredWithin(10_000, () => Promise.reject(new Error('no line')))).rejects.toThrow('no line')
})
