import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Database } from '../api/db/database.ts'
import { openPostgresDatabase } from '../api/db/postgres-database.ts'
import { letters } from '../api/db/schema/letters.ts'
import { rateLimitCounts } from '../api/db/schema/rate-limit-counts.ts'
import { createTestDatabase } from '../api/db/test-databases/on-each-engine.fake.ts'
import { factsOf } from '../api/mail/edition-facts.fake.ts'
import { securityHeaders } from '../config/security-headers.ts'
import { readServerEnvironment } from '../config/server-environment.ts'
import { dayInZone } from '../domain/calendar/day-in-zone.ts'
import { editionSettingsFile } from '../domain/forms/edition-settings.ts'
import { formsPath } from '../domain/forms/form-paths.ts'
import { fakeChoices, fakeContext, goodSubmission } from '../domain/forms/good-submissions.fake.ts'
import { submitForm } from '../site/features/forms/submit-form.ts'
import { createFunctionHost, type FunctionHost } from './function-host.ts'
import { graphql } from './graphql.ts'
import { orderPapers } from './order-papers.ts'
import { paymentEvents } from './payment-events.ts'
import { openBackEnd } from './wiring/back-end.ts'

const visitor = { ip: '203.0.113.7' }

const quiet = pino({ level: 'silent' })

const form = (): Request => {
  const context = fakeContext('en-au', dayInZone(new Date(), 'Australia/Sydney'))
  const fields = Object.entries(goodSubmission('contact', context)).map(([name, value]) => ({ name, value }))
  const openedAt = new Date(Date.now() - 60_000).toISOString()
  const variables = { form: 'CONTACT', edition: 'EN_AU', key: 'k', openedAt, trap: '', fields }
  return new Request('https://pools.example/.netlify/functions/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: '' },
    body: JSON.stringify({ operationName: 'SubmitForm', query: submitForm.query, variables }),
  })
}

describe('the function of a host that runs functions', () => {
  let folder: string
  let url: string
  let database: Database
  const opened: FunctionHost[] = []
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'function-'))
    const file = path.join(folder, editionSettingsFile('en-au'))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ timeZone: 'Australia/Sydney', facts: factsOf('en-au'), choices: fakeChoices }))
    url = await createTestDatabase(inject('postgresUrl'))
    database = await openPostgresDatabase({ url, onLostConnection: () => undefined })
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    for (const each of opened.splice(0)) await each.close()
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const create = (variables: Record<string, string> = {}) => {
    const given = { SITE_DIRECTORY: folder, UPLOAD_DIRECTORY: path.join(folder, 'uploads'), DATABASE_URL: url }
    const created = createFunctionHost({ ...given, ...variables }, quiet)
    opened.push(created)
    return created
  }

  it('puts forms off until `npm run jobs` has made the queues, then takes them, and leaves the letters to it', async () => {
    const answer = create().run(graphql)
    const early = await answer(form(), visitor)
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '30'])

    const read = readServerEnvironment({ DATABASE_URL: url })
    const jobs = read.ok ? await openBackEnd(read.environment, quiet, { worksHere: false }) : read
    if (!jobs.ok) throw new Error('The jobs did not start')
    await jobs.backEnd.close()
    const taken = await answer(form(), visitor)
    expect(await taken.json()).toMatchObject({ data: { submitForm: { reference: expect.stringMatching(/^AU-C-/) } } })
    expect(taken.status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const queued = await database.db.select({ state: letters.state }).from(letters)
    expect(queued).toEqual([{ state: 'queued' }, { state: 'queued' }])
  })

  it('counts by the address that the host names', async () => {
    vi.stubEnv('SITE_DIRECTORY', folder)
    vi.stubEnv('UPLOAD_DIRECTORY', path.join(folder, 'uploads'))
    vi.stubEnv('DATABASE_URL', url)
    vi.stubEnv('LOG_LEVEL', 'silent')
    const { default: handle } = await import('../../netlify/functions/graphql.ts')
    // Of a span each, and one may end amid this.
    const senders = async () => new Set((await database.db.select().from(rateLimitCounts)).map(({ who }) => who)).size
    const before = await senders()
    for (const ip of ['203.0.113.21', '203.0.113.22', '203.0.113.22'])
      expect((await handle(form(), { ip })).status).toBe(200)
    expect(await senders()).toBe(before + 2)
  })

  it('hears the events of a gateway, and believes none without its signature', async () => {
    const shop = create({
      STRIPE_SECRET_KEY: 'sk_test_12345678',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
      STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    })
    const post = (body: string) => new Request('https://pools.example/', { method: 'POST', body })
    expect((await shop.run(paymentEvents)(post('{}'), visitor)).status).toBe(400)
    expect((await shop.run(orderPapers)(post('number=AU-10001-W&key=x'), visitor)).status).toBe(404)
    expect((await create().run(paymentEvents)(post('{}'), visitor)).status).toBe(404)
  })

  it('keeps nothing without a database and a store of its own', async () => {
    for (const variables of [
      { DATABASE_URL: '' },
      { DATABASE_URL: '', EMBEDDED_DATABASE: 'on' },
      { UPLOAD_DIRECTORY: '' },
    ])
      expect((await create(variables).run(graphql)(form(), visitor)).status).toBe(503)
  })

  it('answers with the headers of our own server, whatever happens', async () => {
    const host = create({ PUBLIC_URL: 'https://pools.example' })
    const breaks = async () => Promise.reject(new Error('a bug'))
    const isAway = async () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    const answers = [
      await host.run(graphql)(form(), visitor),
      await host.run(breaks)(form(), visitor),
      await host.run(isAway)(form(), visitor),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 500, 503])
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      for (const [name, value] of Object.entries(securityHeaders({ https: true })))
        expect(headers.get(name)).toBe(value)
    }
    const page = new Request(`https://pools.example${formsPath}`, { method: 'POST' })
    expect((await host.run(breaks)(page, visitor)).headers.get('content-security-policy')).toMatch(
      /^default-src 'self'/,
    )
  })
})
