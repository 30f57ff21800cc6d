import { describe, expect, it } from 'vitest'
import { createDatabaseCheck } from './database-check.ts'

const hanging = () => new Promise<undefined>(() => undefined)

describe('asking whether the database is there', () => {
  it('asks once, however many want to know', async () => {
    let asked = 0
    const check = createDatabaseCheck(async () => {
      asked += 1
      return undefined
    })
    await Promise.all(Array.from({ length: 50 }, check))
    await check()
    expect(asked).toBe(1)
  })

  it('asks again when the answer is old', async () => {
    const answers = ['it is shutting down', undefined]
    const check = createDatabaseCheck(async () => answers.shift(), { keptMs: 0, patienceMs: 1000 })
    expect([await check(), await check()]).toEqual(['it is shutting down', undefined])
  })

  it('has an answer for a database that has none, and does not ask it twice at once', async () => {
    let asked = 0
    const check = createDatabaseCheck(
      () => {
        asked += 1
        return hanging()
      },
      { keptMs: 0, patienceMs: 5 },
    )
    for (let each = 0; each < 3; each += 1) expect(await check()).toBe('it does not answer in time')
    expect(asked).toBe(1)
  })

  it('takes what breaks for a no', async () => {
    expect(await createDatabaseCheck(() => Promise.reject(new Error('x')))()).toBe('it does not answer as it should')
  })
})
