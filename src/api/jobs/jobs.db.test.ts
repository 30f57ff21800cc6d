import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { type JobFailure, type JobKind, type Jobs, openJobs } from './jobs.ts'

const retry = { retryLimit: 1, retryDelay: 1, retryDelayMax: 1 }
const patiently = { timeout: 15_000, interval: 100 }

onEachEngine((_db, database) => {
  const running: Jobs[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
  })

  const open = async (kinds: JobKind<never>[], own: Database = database()) => {
    const failures: JobFailure[] = []
    const errors: Error[] = []
    const jobs = await openJobs({
      database: own,
      queues: kinds,
      onError: (error) => errors.push(error),
      onFailure: (failure) => failures.push(failure),
      everySeconds: 0.5,
    })
    running.push(jobs)
    return { jobs, failures, errors }
  }

  const start = async (...given: Parameters<typeof open>) => {
    const opened = await open(...given)
    await opened.jobs.work(given[0])
    return opened
  }

  describe('work that is due by itself', () => {
    it('is done once, however many servers are up and however often they start', async () => {
      const done: number[] = []
      const daily = (server: number): JobKind<never> => ({
        name: 'daily',
        retry,
        dueEverySeconds: 24 * 3600,
        work: async () => {
          done.push(server)
        },
      })
      // The tables of the queue are made by the first.
      await start([])
      await Promise.all([1, 2, 3].map((server) => start([daily(server)])))
      await start([daily(4)])
      await expect.poll(() => done.length, patiently).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 1500))
      expect(done).toHaveLength(1)
    })

    it('is done again in the next span', async () => {
      let done = 0
      const often: JobKind<never> = {
        name: 'often',
        retry,
        dueEverySeconds: 1,
        work: async () => {
          done += 1
        },
      }
      await start([often])
      // On a busy machine several spans may be over before anybody looks.
      await expect.poll(() => done, patiently).toBeGreaterThanOrEqual(2)
    })
  })

  describe('work that fails', () => {
    it('is tried again, told by its name each time, and its last failure is known as such', async () => {
      const broken: JobKind<never> = {
        name: 'broken',
        retry,
        dueEverySeconds: 24 * 3600,
        work: async () => {
          throw new Error('Failed query: delete\nparams: kirra@example.com')
        },
      }
      const { failures, errors } = await start([broken])
      await expect.poll(() => failures, patiently).toHaveLength(2)
      expect(failures).toMatchObject([
        { job: 'broken', isLast: false, error: { message: 'Failed query: delete' } },
        { job: 'broken', isLast: true },
      ])
      expect(errors).toEqual([])
      const { rows } = await database().statements.executeSql(`select output from jobs.job where name = 'broken'`)
      expect(JSON.stringify(rows)).toContain('Failed query: delete')
      expect(JSON.stringify(rows)).not.toContain('kirra')
    })
  })

  describe('work of which much comes at once', () => {
    const rush = async (isUnhurried: boolean) => {
      let [now, most, done] = [0, 0, 0]
      const kind: JobKind<never> = {
        name: isUnhurried ? 'papers' : 'letters',
        retry,
        isUnhurried,
        work: async () => {
          now += 1
          most = Math.max(most, now)
          await new Promise((resolve) => setTimeout(resolve, 5))
          now -= 1
          done += 1
        },
      }
      const { jobs } = await open([kind])
      for (let count = 0; count < 4; count += 1) await jobs.send(database().db, kind, {})
      await jobs.work([kind])
      await expect.poll(() => done, patiently).toBe(4)
      return most
    }

    it('is done together, and what nobody waits for one after the other', async () => {
      expect(await rush(false)).toBe(4)
      expect(await rush(true)).toBe(1)
    })
  })

  describe('a stop', () => {
    const idle = (name: string): JobKind<never> => ({ name, retry, dueEverySeconds: 60, work: async () => undefined })

    it('in the middle of a start lets the start end in good order', async () => {
      const kinds = ['one', 'two', 'three'].map(idle)
      const { jobs, errors } = await open(kinds)
      const starting = jobs.work(kinds)
      await jobs.stop()
      await expect(starting).resolves.toBeUndefined()
      expect(errors).toEqual([])
    })
  })

  describe('a queue', () => {
    const queue = (retryLimit: number): JobKind<never> => ({
      name: 'letters',
      retry: { ...retry, retryLimit },
      work: async () => undefined,
    })
    const kept = async () => {
      const { rows } = await database().statements.executeSql(
        `select retry_limit as limit, retry_backoff as backoff, updated_on as changed from jobs.queue where name = 'letters'`,
      )
      return rows
    }

    it('is made by the first start, left alone by the next, and changed by one that wants it otherwise', async () => {
      await start([queue(3)])
      const first = await kept()
      expect(first).toMatchObject([{ limit: 3, backoff: true }])
      await start([queue(3)])
      expect(await kept()).toEqual(first)
      await start([queue(5)])
      expect(await kept()).toMatchObject([{ limit: 5, backoff: true }])
    })
  })
})
