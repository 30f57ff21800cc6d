import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres } from '../../api/db/test-databases/find-postgres.fake.ts'
import { createLocalPostgres, type LocalPostgres } from '../../api/db/test-databases/local-postgres.fake.ts'
import { phonePhoto } from '../../api/files/pictures.fake.ts'
import { builtAnswers } from '../../build/posted-form-pages/built-answers.fake.ts'
import { dayInZone } from '../../domain/calendar/day-in-zone.ts'
import { formsPath } from '../../domain/forms/form-paths.ts'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { formsOfAustralia, openDataOf } from '../../functions/wiring/site-services.fake.ts'
import { submitForm } from '../../site/features/forms/submit-form.ts'
import { type App, createApp } from '../app.ts'

const words = 'It hums a tune nobody has asked for.'
const typed = () => {
  const context = fakeContext('en-au', dayInZone(new Date(), 'Australia/Sydney'))
  return { ...goodSubmission('contact', context), message: words }
}

let server: LocalPostgres
let admin: pg.Client
/** Outside of every transaction: within one, who waits for whom is told once and stays so. */
let watcher: pg.Client
let data: Awaited<ReturnType<typeof openDataOf>>
let app: App

const connect = async (database = 'forms') => {
  const client = new pg.Client({ connectionString: server.urlOf(database) })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
const connectAll = async () => {
  admin = await connect()
  watcher = await connect()
}
/** A server for the site's own use: an ordinary user, who has to keep to limits. */
beforeAll(async () => {
  server = await createLocalPostgres(findPostgres() ?? '')
  const first = await connect('postgres')
  await first.query('create role visitor login in role poolwright')
  await first.query('create database forms owner visitor')
  await first.end()
  await connectAll()
  const url = server.urlOf('forms').replace('poolwright@', 'visitor@')
  data = await openDataOf(
    { ...formsOfAustralia, ...(await builtAnswers()), 'index.html': 'home' },
    { DATABASE_URL: url },
  )
  app = createApp({
    siteDirectory: data.siteDirectory,
    publicUrl: 'https://pools.example',
    logger: pino({ level: 'silent' }),
    readiness: { phase: 'ready' },
    siteServices: Promise.resolve(data.siteServices),
    trustProxy: true,
  })
})
afterAll(async () => {
  await data.close()
  await admin.end()
  await watcher.end()
  await server.remove()
})

let visitors = 0
const send = async (path: string, init: RequestInit): Promise<Response> => {
  visitors += 1
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', `198.51.100.${visitors}`)
  headers.set('sec-fetch-site', 'same-origin')
  return app.request(`https://pools.example${path}`, { method: 'POST', ...init, headers })
}

const byScripts = () => {
  const fields = Object.entries(typed()).map(([name, value]) => ({ name, value }))
  const openedAt = new Date(Date.now() - 60_000).toISOString()
  const variables = { form: 'CONTACT', edition: 'EN_AU', key: `k${visitors}`, openedAt, trap: '', fields }
  return send('/.netlify/functions/graphql', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'SubmitForm', query: submitForm.query, variables }),
  })
}
const withoutScripts = () => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ form: 'contact', edition: 'en-au', ...typed() }))
    body.append(name, value)
  return send(formsPath, { body })
}
const upload = async () =>
  send('/.netlify/functions/uploads/photos', {
    headers: { 'x-file-name': 'a.jpg', 'content-type': 'image/jpeg' },
    body: new Uint8Array(await phonePhoto()),
  })
const readiness = async () => (await app.request('https://pools.example/readyz')).status

const routes = { 'a form by scripts': byScripts, 'a form without scripts': withoutScripts, 'a file': upload }

/** Says so on every route, and loses nothing. */
const isPutOff = async (disturb: () => Promise<unknown> = async () => undefined) => {
  for (const [name, route] of Object.entries(routes)) {
    const answering = route()
    await disturb()
    const answer = await answering
    const said = await answer.text()
    expect([name, answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([name, 503, true])
    if (name === 'a form without scripts') expect(said).toContain(words)
    else expect(said).toMatch(/Try again/)
  }
}
const isTaken = async () => {
  for (const route of Object.values(routes)) expect([200, 201]).toContain((await route()).status)
}
/** The pool finds out by and by that its connections were cut. */
const isBack = () => expect.poll(async () => (await byScripts()).status).toBe(200)

const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'visitor' and pid <> pg_backend_pid()`

describe('while the database', () => {
  it('is well, everything is taken and the server is ready', async () => {
    await isTaken()
    expect(await readiness()).toBe(200)
  })

  it.each([
    ['takes too long (57014)', 'pg_cancel_backend'],
    ['is being shut down by its administrator (57P01)', 'pg_terminate_backend'],
  ])('%s, forms and files are put off', async (_, by) => {
    await admin.query('begin')
    await admin.query('lock table turn_counts')
    const interrupt = async () => {
      const waiting = `select ${by}(pid) from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%turn_counts%'`
      while ((await watcher.query(waiting)).rowCount === 0) await delay(5)
    }
    await isPutOff(interrupt)
    await admin.query('rollback')
    await isBack()
    await isTaken()
  })

  it('only reads, since another has taken over (25006), forms and files are put off and the server is not ready', async () => {
    await admin.query('alter role visitor set default_transaction_read_only = on')
    await admin.query(cutAll)
    await expect.poll(readiness, { timeout: 5000 }).toBe(503)
    await isPutOff()
    await admin.query('alter role visitor set default_transaction_read_only = off')
    await admin.query(cutAll)
    await isBack()
    await expect.poll(readiness, { timeout: 5000 }).toBe(200)
  })

  it('has no connection left (53300), forms and files are put off', async () => {
    await admin.query('alter role visitor connection limit 0')
    await admin.query(cutAll)
    await isPutOff()
    await admin.query('alter role visitor connection limit -1')
    await isBack()
  })

  it('is away, forms and files are put off and the server is not ready until it is back', async () => {
    await server.stop()
    await isPutOff()
    await expect.poll(readiness, { timeout: 5000 }).toBe(503)
    await server.start()
    await connectAll()
    await isBack()
    await isTaken()
    await expect.poll(readiness, { timeout: 5000 }).toBe(200)
  })

  it('undoes a form because of a deadlock (40P01), it is tried again and taken', async () => {
    await admin.query('begin')
    await admin.query(`set local deadlock_timeout = '60s'`)
    await admin.query('lock table letters in share mode')
    const answering = byScripts()
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%insert into "letters"%'`
    while ((await watcher.query(waiting)).rowCount === 0) await delay(5)
    // The form has a row of submissions and waits for letters; whoever has letters now waits for submissions.
    await admin.query('lock table submissions')
    await admin.query('commit')
    expect((await answering).status).toBe(200)
    const { rows } = await admin.query(`select deadlocks from pg_stat_database where datname = 'forms'`)
    expect(Number(rows[0].deadlocks)).toBeGreaterThan(0)
  })
})
