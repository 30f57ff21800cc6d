import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { openPostgresDatabase } from '../db/postgres-database.ts'
import { letters } from '../db/schema/letters.ts'
import { createTestDatabase } from '../db/test-databases/on-each-engine.fake.ts'
import { type Jobs, openJobs } from '../jobs/jobs.ts'
import { letterQueue, queueLetter } from './letter-queue.ts'
import { composeMessage, type MailMessage } from './mail-message.ts'
import type { SendResult } from './mail-transport.ts'
import { sendLetterJob } from './send-letter-job.ts'

const sent: SendResult = { state: 'sent', answer: '250 OK' }

const letter = (): MailMessage => {
  const composed = composeMessage({
    key: 'a letter',
    from: { name: 'Poolwright', address: 'hello@poolwright.example' },
    to: { name: 'Kirra', address: 'kirra@pond.example' },
    letter: { subject: 'We have your message', html: '<p>Thank you</p>', text: 'Thank you' },
  })
  if (!composed.ok) throw new Error('unusable address')
  return composed.message
}

/** A worker that has given its letter to a mail server, and hears nothing. */
const slowWorker = `
  const { openPostgresDatabase } = await import('./src/api/db/postgres-database.ts')
  const { openJobs } = await import('./src/api/jobs/jobs.ts')
  const { letterQueue } = await import('./src/api/mail/letter-queue.ts')
  const { sendLetterJob } = await import('./src/api/mail/send-letter-job.ts')
  const database = await openPostgresDatabase({ url: process.argv[1], isPrepared: true, onLostConnection() {} })
  const send = ({ messageId }) => {
    console.log(messageId)
    return new Promise(() => undefined)
  }
  const jobs = await openJobs({ database, queues: [letterQueue], isPrepared: true, onError() {}, everySeconds: 0.5 })
  await jobs.work([sendLetterJob(database.db, { send, close() {} })])`

const patiently = { timeout: 20_000, interval: 100 }

describe('a letter in hand', () => {
  let url: string
  let database: Database
  const ending: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    url = await createTestDatabase(inject('postgresUrl'))
    database = await openPostgresDatabase({ url, onLostConnection: () => undefined })
    return () => database.close()
  })
  afterEach(async () => {
    await Promise.all(ending.splice(0).map((end) => end()))
    await database.db.delete(letters)
  })

  const openQueue = async (): Promise<Jobs> => {
    const onError = (error: Error) => {
      throw error
    }
    const jobs = await openJobs({ database, queues: [letterQueue], onError, everySeconds: 0.5 })
    ending.push(() => jobs.stop())
    return jobs
  }
  const worker = async (send: (message: MailMessage) => Promise<SendResult>) => {
    const jobs = await openQueue()
    await jobs.work([sendLetterJob(database.db, { send, close: async () => undefined })])
  }
  const states = async () => (await database.db.select().from(letters)).map(({ state }) => state)
  const heartbeat = async (): Promise<number> => {
    const { rows } = await database.statements.executeSql(
      `select heartbeat_on as at from jobs.job where name = 'send-letter' and state = 'active'`,
    )
    return rows[0]?.at?.getTime() ?? 0
  }
  const halfAMinutePasses = () =>
    database.statements.executeSql(`update jobs.job set heartbeat_on = heartbeat_on - interval '31 seconds'`)

  it('goes out half a minute after its process was killed, once more, however often it was tried before', async () => {
    const jobs = await openQueue()
    await database.db.transaction((unit) => queueLetter(unit, jobs, letter()))
    // After so many failures the next try would be a quarter of an hour away.
    await database.statements.executeSql('update jobs.job set retry_count = 99, started_on = now()')
    const doomed = spawn(process.execPath, ['--input-type=module', '-e', slowWorker, url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [firstCopy] = await once(createInterface({ input: doomed.stdout }), 'line')
    doomed.kill('SIGKILL')
    await once(doomed, 'exit')
    await halfAMinutePasses()

    const copies: string[] = []
    await worker(async ({ messageId }) => {
      copies.push(messageId)
      return sent
    })
    await expect.poll(states, patiently).toEqual(['sent'])
    expect(copies).toEqual([firstCopy])
    expect(firstCopy).toBe(letter().messageId)
  })

  it('of a process that lives is not taken by another, however slow the mail server is', async () => {
    const copies: string[] = []
    const slow = Promise.withResolvers<SendResult>()
    const send = ({ messageId }: MailMessage) => {
      copies.push(messageId)
      return slow.promise
    }
    await worker(send)
    await worker(send)
    await database.db.transaction(async (unit) => queueLetter(unit, await openQueue(), letter()))
    await expect.poll(() => copies.length, patiently).toBe(1)
    for (const _ of ['once', 'twice']) {
      const before = await heartbeat()
      await expect.poll(heartbeat, patiently).toBeGreaterThan(before)
    }
    expect(copies).toHaveLength(1)
    slow.resolve(sent)
    await expect.poll(states, patiently).toEqual(['sent'])
    expect(copies).toHaveLength(1)
  })
})
