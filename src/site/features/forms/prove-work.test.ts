import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, it, vi } from 'vitest'
import { proveWork } from './prove-work.ts'

const { signal } = new AbortController()

const challengeOf = (counter: number) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter,
    deriveKey,
    data: { submission: 's', expiresAt: 1_800_000_000 },
    hmacSignatureSecret: 'secret',
  })

describe('a proof of work', () => {
  it('is the challenge as it came, with the number that solves it', async () => {
    const challenge = await challengeOf(40)
    const proof = JSON.parse((await proveWork(challenge, signal)) ?? '')
    expect(proof).toEqual({ challenge, solution: { counter: 40, derivedKey: expect.stringMatching(/^[0-9a-f]{64}$/) } })
  })

  it('leaves the page alive while it is made', async () => {
    const challenge = await challengeOf(2000)
    let turns = 0
    const beat = setInterval(() => {
      turns += 1
    }, 1)
    await proveWork(challenge, signal)
    clearInterval(beat)
    expect(turns).toBeGreaterThan(5)
  })

  it('is given up when nobody waits for it any longer', async () => {
    expect(await proveWork(await challengeOf(5), AbortSignal.abort())).toBeUndefined()
    const controller = new AbortController()
    const underWay = proveWork(await challengeOf(4_000_000), controller.signal)
    controller.abort()
    expect(await underWay).toBeUndefined()
  })

  it('is not possible where the browser has no cryptography, nor of what is no challenge', async () => {
    expect(await proveWork({ parameters: {} }, signal)).toBeUndefined()
    expect(await proveWork(undefined, signal)).toBeUndefined()
    const challenge = await challengeOf(1)
    vi.stubGlobal('crypto', {})
    expect(await proveWork(challenge, signal)).toBeUndefined()
  })
})
