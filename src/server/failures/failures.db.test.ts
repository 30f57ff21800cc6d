import { afterEach, expect, it } from 'vitest'
import { letters } from '../../api/db/schema/letters.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { failedJobs } from '../../api/jobs/failed-jobs.ts'
import { type JobKind, type Jobs, openJobs } from '../../api/jobs/jobs.ts'
import { letterQueue } from '../../api/mail/letter-queue.ts'
import { describeFailures, tryAgain } from './failures.ts'

const broken: JobKind<never> = {
  name: 'broken',
  retry: { retryLimit: 0, retryDelay: 1, retryDelayMax: 1 },
  dueEverySeconds: 24 * 3600,
  work: async () => {
    throw new Error('The tap is dry.')
  },
}
const address = { name: 'Kirra', address: 'kirra@pond.example' }
const message = { messageId: '<a@b>', from: address, to: address, subject: 'Kirra', html: '', text: '' }

onEachEngine((db, database) => {
  const running: Jobs[] = []
  const open = async () => {
    const queues = [letterQueue, broken]
    const jobs = await openJobs({ database: database(), queues, onError: () => undefined, everySeconds: 0.5 })
    running.push(jobs)
    return jobs
  }
  afterEach(async () => {
    for (const jobs of running.splice(0)) await jobs.stop()
  })

  it('what failed for good is listed, and tried again when asked', async () => {
    const jobs = await open()
    expect(await describeFailures(database())).toBe('No letter is dead and no job has failed.')
    const dead = { message, state: 'dead' as const, attempts: 1, reason: 'No such mailbox.' }
    const [letter] = await db().insert(letters).values(dead).returning()
    await jobs.work([broken])
    await expect.poll(() => failedJobs(db()), { timeout: 10_000 }).toHaveLength(1)
    await jobs.stop()

    const listed = await describeFailures(database())
    expect(listed).toContain('no reference, to …@pond.example, tried 1×: No such mailbox.')
    expect(listed).toContain('broken: The tap is dry.')

    const sender = await open()
    const again = (id: string) => tryAgain(database(), sender, id)
    const [job] = await failedJobs(db())
    for (const id of [letter?.id ?? '', job?.id ?? '']) expect(await again(id)).toEqual({ ok: true })
    expect(await describeFailures(database())).toBe('No letter is dead and no job has failed.')
    expect(await again(letter?.id ?? '')).toMatchObject({ ok: false })
    expect(await again('everything')).toMatchObject({ ok: false, message: expect.stringContaining('“everything”') })
  })
})
