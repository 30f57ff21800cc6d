import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { bundleServer } from '../../scripts/server-bundle.ts'
import type { Database } from '../api/db/database.ts'
import { openPostgresDatabase } from '../api/db/postgres-database.ts'
import { letters } from '../api/db/schema/letters.ts'
import { createTestDatabase } from '../api/db/test-databases/on-each-engine.fake.ts'
import { openJobs } from '../api/jobs/jobs.ts'
import { letterQueue, queueLetter } from '../api/mail/letter-queue.ts'
import { composeMessage } from '../api/mail/mail-message.ts'

const folder = path.resolve('.cache/jobs-command-in-tests')
beforeAll(() => bundleServer(folder, 'jobs-command'), 60_000)

let child: ChildProcess | undefined
afterEach(() => {
  if (child?.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
})

const start = (variables: Record<string, string>) => {
  const command = spawn(process.execPath, [path.join(folder, 'jobs-command.js')], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...variables },
  })
  child = command
  let output = ''
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  }
  const ended = once(command, 'exit').then(([code]) => code as number | null)
  return { stop: () => command.kill('SIGTERM'), ended, output: () => output }
}

const composed = composeMessage({
  key: 'one',
  from: { name: 'Poolwright', address: 'hello@poolwright.example' },
  to: { name: 'Kirra', address: 'kirra@example.com' },
  letter: { subject: 'We have your message', html: '<p>Thank you</p>', text: 'Thank you' },
})

describe('npm run jobs', () => {
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
    const command = start({ DATABASE_URL: url })
    await expect.poll(() => database.db.select().from(letters)).toMatchObject([{ state: 'sent' }])
    await expect.poll(() => command.output()).toContain('jobs are being done')
    command.stop()
    expect(await command.ended).toBe(0)
    expect(command.output()).toContain('"stopped"')
  })

  it('has nothing to do at a database of one process', async () => {
    const command = start({})
    expect(await command.ended).toBe(1)
    expect(command.output()).toMatch(/^`npm run jobs` needs DATABASE_URL\./)
  })
})
