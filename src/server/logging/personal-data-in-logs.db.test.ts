import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { letters } from '../../api/db/schema/letters.ts'
import { failEachQueryOnce } from '../../api/db/test-databases/failing-queries.fake.ts'
import { createTestDatabase } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { phonePhoto } from '../../api/files/pictures.fake.ts'
import { answer, type RunningSmtpServer, startSmtpServer } from '../../api/mail/smtp-server.fake.ts'
import { dayInZone } from '../../domain/calendar/day-in-zone.ts'
import type { formKinds } from '../../domain/forms/form-kind.ts'
import { formsPath } from '../../domain/forms/form-paths.ts'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { formsOfAustralia, openDataOf } from '../../functions/wiring/site-services.fake.ts'
import { submitForm } from '../../site/features/forms/submit-form.ts'
import { type App, createApp } from '../app.ts'

/** In every field that takes words, in the name of every file, and so in every letter. */
const marker = 'Kwyjibo'
/** The only number in the forms' phone fields, however it is written. */
const phone = /491\D?570\D?006/
const today = () => dayInZone(new Date(), 'Australia/Sydney')

const marked = (form: (typeof formKinds)[number]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(goodSubmission(form, fakeContext('en-au', today()))).map(([name, value]) => {
      if (name === 'email') return [name, `${marker}@pond.example`]
      const takesWords =
        /^(name|contact|business|street|suburb|brands|message|description|notes|installer|fault|coverLetter)$/
      return [
        name,
        takesWords.test(name) ? `${marker}\n at ${marker} ${value}`.replace(name === 'name' ? /\n/ : /^/, '') : value,
      ]
    }),
  )

let heard = ''
const listener = new Writable({
  write: (chunk, _encoding, done) => {
    heard += chunk
    done()
  },
})

let data: Awaited<ReturnType<typeof openDataOf>>
let smtp: RunningSmtpServer
let app: App
beforeAll(async () => {
  smtp = await startSmtpServer({
    // Servers like to repeat whom they will not have.
    onRcptTo: ({ address }, _session, done) => done(answer(450, `<${address}> ${marker} is not here just now`)),
    disabledCommands: ['STARTTLS'],
  })
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      heard += chunk
      return true
    })
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => {
      heard += words
        .map((word) => (word instanceof Error ? `${word.stack} ${JSON.stringify(word)}` : String(word)))
        .join(' ')
    })
  const logger = pino({ level: 'trace' }, listener)
  const variables = {
    DATABASE_URL: await createTestDatabase(inject('postgresUrl')),
    SMTP_URL: `smtp://127.0.0.1:${smtp.address.port}?tls=optional`,
  }
  data = await openDataOf(formsOfAustralia, variables, logger)
  app = createApp({
    siteDirectory: data.siteDirectory,
    publicUrl: 'https://pools.example',
    logger,
    readiness: { phase: 'ready' },
    siteServices: Promise.resolve(data.siteServices),
    trustProxy: true,
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await data.close()
  await smtp.close()
})

let visitors = 0
const send = async (path: string, init: RequestInit): Promise<Response> => {
  visitors += 1
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', `198.51.${visitors >> 8}.${visitors & 255}`)
  headers.set('sec-fetch-site', 'same-origin')
  return app.request(`https://pools.example${path}`, { method: 'POST', ...init, headers })
}

const upload = async (): Promise<string> => {
  const answered = await send('/.netlify/functions/uploads/photos', {
    headers: { 'x-file-name': `${marker}.jpg`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(await phonePhoto()),
  })
  return answered.status === 201 ? (await answered.json()).id : ''
}

const byScripts = async (form: (typeof formKinds)[number], trap = '') => {
  const sent = { ...marked(form), ...(form === 'repair' && { photos: await upload() }) }
  const fields = Object.entries(sent).map(([name, value]) => ({ name, value }))
  const openedAt = new Date(Date.now() - 60_000).toISOString()
  const enumOf = form.replaceAll('-', '_').toUpperCase()
  const variables = { form: enumOf, edition: 'EN_AU', key: `${marker} ${visitors}`, openedAt, trap, fields }
  return send('/.netlify/functions/graphql', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'SubmitForm', query: submitForm.query, variables }),
  })
}

const withoutScripts = async (form: (typeof formKinds)[number]) => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ form, edition: 'en-au', ...marked(form) }))
    if (name !== 'photos') data.append(name, value)
  if (form === 'repair') data.append('photos', new File([new Uint8Array(await phonePhoto())], `${marker}.jpg`))
  return send(formsPath, { body: data })
}

it('nothing that was typed is in any output, whichever statement fails', { timeout: 120_000 }, async () => {
  const faults = failEachQueryOnce()
  const statuses = new Map<number, number>()
  const round = async () => {
    const answers = [
      await byScripts('contact'),
      await byScripts('contact', marker),
      await byScripts('repair'),
      await byScripts('become-a-dealer'),
      await withoutScripts('contact'),
      await withoutScripts('repair'),
    ]
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return answers.every(({ status }) => status === 200)
  }
  const stateOfLetters = () => data.siteServices.database.db.select({ attempts: letters.attempts }).from(letters)
  try {
    for (let before = -1; before < faults.failed.size; ) {
      before = faults.failed.size
      await round()
    }
    // Fetching, reading, sending, noting and putting off: each fails once before a letter is tried.
    await expect
      .poll(async () => (await stateOfLetters().catch(() => [])).some(({ attempts }) => attempts > 0), {
        timeout: 60_000,
        interval: 500,
      })
      .toBe(true)
  } finally {
    faults.stop()
  }
  const texts = [...faults.failed].join('\n')
  for (const table of ['turn_counts', 'uploads', 'submissions', 'letters', 'secrets', 'jobs.'])
    expect(texts).toMatch(new RegExp(`(insert into|update|from) "?${table}`, 'i'))
  expect(statuses.get(500)).toBeGreaterThan(5)
  expect(heard).toContain('invalid input syntax for type uuid')
  expect(heard.split('\n').filter((line) => line.includes(marker) || phone.test(line))).toEqual([])
})
