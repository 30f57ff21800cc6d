import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { bundleServer } from '../../scripts/server-bundle.ts'
import type { Database } from '../api/db/database.ts'
import { createTestDatabase } from '../api/db/engines/on-each-engine.ts'
import { openPostgresDatabase } from '../api/db/postgres-database.ts'
import { letters } from '../api/db/schema/letters.ts'
import { openJobs } from '../api/jobs/jobs.ts'
import { letterQueue, queueLetter } from '../api/mail/letter-queue.ts'
import { composeMessage } from '../api/mail/mail-message.ts'

const folder = path.resolve('.cache/worker-in-tests')
beforeAll(() => bundleServer(folder, 'jobs-command'), 60_000)

let child: ChildProcess | undefined
afterEach(() => {
  if (child?.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
})

const start = (variables: Record<string, string>) => {
  const worker = spawn(process.execPath, [path.join(folder, 'jobs-command.js')], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...variables },
  })
  child = worker
  let output = ''
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  }
  const ended = once(worker, 'exit').then(([code]) => code as number | null)
  return { stop: () => worker.kill('SIGTERM'), ended, output: () => output }
}

const composed = composeMessage({
  key: 'one',
  from: { name: 'Poolwright', address: 'hello@poolwright.example' },
  to: { name: 'Kirra', address: 'kirra@example.com' },
  letter: { subject: 'We have your message', html: '<p>Thank you</p>', text: 'Thank you' },
})

describe('a worker', () => {
  let url: string
  let database: Database
  beforeAll(async () => {
    url = await createTestDatabase(inject('postgresUrl'))
    database = await openPostgresDatabase({ url, onLostConnection: () => undefined })
  })
  afterAll(() => database.close())

  it('sends what a server without jobs has queued, and ends in good order', async () => {
    const jobs = await openJobs({ database, queues: [letterQueue], onError: () => undefined, worksHere: false })
    await database.db.transaction(async (unit) => {
      if (composed.ok) await queueLetter(unit, jobs, composed.message)
    })
    await jobs.stop()
    const worker = start({ DATABASE_URL: url })
    await expect.poll(() => database.db.select().from(letters)).toMatchObject([{ state: 'sent' }])
    await expect.poll(() => worker.output()).toContain('the worker is up')
    worker.stop()
    expect(await worker.ended).toBe(0)
    expect(worker.output()).toContain('"stopped"')
  })

  it('has nothing to do at a database of one process', async () => {
    const worker = start({})
    expect(await worker.ended).toBe(1)
    expect(worker.output()).toMatch(/^A worker needs DATABASE_URL\./)
  })
})
