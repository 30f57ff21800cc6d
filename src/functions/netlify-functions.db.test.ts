import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { bundleMailWorker } from '../../scripts/bundle-mail-worker.ts'
import type { Database } from '../api/db/database.ts'
import { openPostgresDatabase } from '../api/db/postgres-database.ts'
import { submissions } from '../api/db/schema/submissions.ts'
import { uploads } from '../api/db/schema/uploads.ts'
import { createTestDatabase } from '../api/db/test-databases/on-each-engine.fake.ts'
import { phonePhoto } from '../api/files/pictures.fake.ts'
import { signatureHeader, signMail } from '../api/mail-in/mail-signature.ts'
import { builtDemoPages } from '../build/demo-pages/built-demo-pages.fake.ts'
import { builtIdentityPages } from '../build/identity-pages/built-identity-pages.fake.ts'
import { builtAnswers } from '../build/posted-form-pages/built-answers.fake.ts'
import { builtPage } from '../build/posted-form-pages/form-page.fake.tsx'
import { allowedSourcesFile } from '../config/allowed-sources.ts'
import { securityHeaders } from '../config/security-headers.ts'
import { readServerEnvironment } from '../config/server-environment.ts'
import { dayInZone } from '../domain/calendar/day-in-zone.ts'
import { demoPagesFile } from '../domain/demos/demo-screen.ts'
import type { FormKind } from '../domain/forms/form-kind.ts'
import { formsPath, uploadsPath } from '../domain/forms/form-paths.ts'
import { fakeContext, goodSubmission } from '../domain/forms/good-submissions.fake.ts'
import { answeredDocument } from '../domain/forms/posted-answer.ts'
import { identityPageFile, passkeyScriptFile } from '../domain/identity/identity-page.ts'
import { submitForm } from '../site/features/forms/submit-form.ts'
import { makeNetlifyFolder } from './netlify-folder.fake.ts'
import { type NetlifyProcess, startNetlifyProcess } from './netlify-process.fake.ts'
import { openBackEnd } from './wiring/back-end.ts'
import { formsOfAustralia } from './wiring/site-services.fake.ts'

const names = readdirSync('netlify/functions').map((file) => path.basename(file, '.ts'))
const mailSecret = 'm'.repeat(32)
const styleHash = 'sha256-AAAA'

const siteFiles = async (): Promise<Record<string, string>> => ({
  ...formsOfAustralia,
  ...(await builtAnswers()),
  ...(await builtIdentityPages()),
  ...(await builtDemoPages()),
  'en-au/account/sign-in/index.html':
    '<head><title>Sign in</title></head><main><section data-screen=""></section></main>',
  'index.html': 'of no use to a function',
  '.server/build-state.json': 'of no use either',
  [answeredDocument('contact', 'en-au')]: builtPage('contact', 'en-au'),
  [answeredDocument('repair', 'en-au')]: builtPage('repair', 'en-au'),
  [allowedSourcesFile]: JSON.stringify({
    styleHashes: [styleHash],
    documentStyles: { [answeredDocument('repair', 'en-au')]: [0] },
  }),
})

describe('bundled and called as Netlify does it', () => {
  let folder: string
  let database: Database
  let running: NetlifyProcess

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'netlify-'))
    const [project, task] = [path.join(folder, 'project'), path.join(folder, 'task')]
    for (const [name, text] of Object.entries(await siteFiles())) {
      const file = path.join(project, 'dist', name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const url = await createTestDatabase(inject('postgresUrl'))
    database = await openPostgresDatabase({ url, onLostConnection: () => undefined })
    const variables = {
      LOG_LEVEL: 'error',
      DATABASE_URL: url,
      PUBLIC_URL: 'https://pools.example',
      UPLOAD_DIRECTORY: path.join(folder, 'uploads'),
      CONTENT_HOST: 'http://127.0.0.1:1',
      CONTENT_DELIVERY_TOKEN: 'nobody-listens',
      STRIPE_SECRET_KEY: 'sk_test_12345678',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
      STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
      MAIL_IN_SECRET: mailSecret,
    }
    const read = readServerEnvironment({ ...variables, NODE_ENV: 'production' })
    const jobs = read.ok ? await openBackEnd(read.environment, pino({ level: 'silent' }), { worksHere: false }) : read
    if (!jobs.ok) throw new Error('The jobs did not start')
    await jobs.backEnd.close()

    await bundleMailWorker(path.join(project, 'dist/.server/mail-worker.mjs'))
    await makeNetlifyFolder(names, project, task)
    running = await startNetlifyProcess(task, variables)
  })
  afterAll(async () => {
    await running.stop()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  /** What comes with secrets in its address tells nobody where it was. */
  const stricter: Record<string, Record<string, string>> = {
    identity: { 'referrer-policy': 'same-origin' },
    'service-reminders': { 'referrer-policy': 'no-referrer' },
    demos: { 'referrer-policy': 'no-referrer' },
  }
  const call = async (name: string, init: RequestInit, address = `/.netlify/functions/${name}`): Promise<Response> => {
    const request = new Request(`https://pools.example${address}`, { method: 'POST', ...init })
    const answer = await running.call(name, request, '203.0.113.7')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    for (const [header, value] of Object.entries({ ...securityHeaders({ https: true }), ...stricter[name] }))
      expect(answer.headers.get(header)).toBe(value)
    return answer
  }
  const ours = { 'sec-fetch-site': 'same-origin' }
  const typed = (kind: FormKind): Record<string, string> => {
    const { photos: _, ...good } = goodSubmission(kind, fakeContext('en-au', dayInZone(new Date(), 'Australia/Sydney')))
    return good
  }
  const referenceIn = (page: string): string => /<dd>(AU-[\w-]+)<\/dd>/.exec(page)?.[1] ?? ''
  const photo = async () => new Uint8Array(await phonePhoto())

  it('each function of ours is there', () => {
    expect(names.toSorted()).toEqual([
      ...['demos', 'forms', 'graphql', 'identity', 'mail-in', 'my-data', 'my-files', 'order-papers', 'payment-events'],
      ...['service-reminders', 'staff-export', 'staff-files', 'uploads'],
    ])
  })

  it('hands out nothing of an account to nobody, by no link', async () => {
    for (const name of ['my-data', 'my-files', 'staff-files', 'staff-export']) {
      const answer = await call(name, { headers: { 'content-type': 'application/json' }, body: '{}' })
      expect([answer.status, (await answer.json()).error.code]).toEqual([401, 'SIGN_IN_AGAIN'])
      expect((await call(name, { method: 'GET' })).status).toBe(405)
    }
    const link = '/.netlify/functions/service-reminders?person=nobody&proof=nothing'
    expect((await call('service-reminders', { method: 'POST' }, link)).status).toBe(404)
  })

  it('has what functions need of the build, and nothing else', () => {
    const files = readdirSync(path.join(folder, 'task/dist'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /\.\w+$/.test(path.basename(file))).toSorted()).toEqual(
      Object.keys(formsOfAustralia)
        .concat('.server', '.server/answer-page.mjs', '.server/mail-worker.mjs', allowedSourcesFile)
        .concat(identityPageFile, passkeyScriptFile, demoPagesFile, 'en-au/account/sign-in/index.html')
        .concat(answeredDocument('contact', 'en-au'), answeredDocument('repair', 'en-au'))
        .toSorted(),
    )
  })

  it('graphql takes a form, and answers only what the site asks', async () => {
    const ask = (query: string, variables: object) =>
      call('graphql', { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) })
    const fields = Object.entries(typed('contact')).map(([name, value]) => ({ name, value }))
    const openedAt = new Date(Date.now() - 60_000).toISOString()
    const sent = { form: 'CONTACT', edition: 'EN_AU', key: 'k', openedAt, trap: '', fields }
    const answer = await ask(submitForm.query, sent)
    expect(await answer.json()).toMatchObject({ data: { submitForm: { reference: expect.stringMatching(/^AU-C-/) } } })
    expect(await (await ask('{ __typename }', {})).json()).toMatchObject({
      errors: [{ extensions: { code: 'UNKNOWN_OPERATION' } }],
    })
  })

  it('forms takes a form without scripts, and answers with its page', async () => {
    const body = new URLSearchParams({
      form: 'contact',
      edition: 'en-au',
      ...typed('contact'),
      message: 'It sings at night.',
    })
    const answer = await call('forms', { headers: ours, body }, formsPath)
    const page = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page).toContain('<title>Sent: The page of contact')
    const reference = referenceIn(page)
    expect(await database.db.select().from(submissions).where(eq(submissions.reference, reference))).toHaveLength(1)
  })

  it('forms stores the files of a form without scripts, and answers in the styles of the build', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ form: 'repair', edition: 'en-au', ...typed('repair') }))
      body.append(name, value)
    body.append('photos', new File([await photo()], 'brush.jpg', { type: 'image/jpeg' }))
    const answer = await call('forms', { headers: ours, body }, formsPath)
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(page).toContain('class="form-sent_sent"')
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' '${styleHash}'`)
    const reference = referenceIn(page)
    const kept = await database.db
      .select({ name: uploads.name, key: uploads.key, bytes: uploads.bytes })
      .from(uploads)
      .innerJoin(submissions, eq(uploads.submission, submissions.id))
      .where(eq(submissions.reference, reference))
    expect(kept).toMatchObject([{ name: 'brush.jpg' }])
    const stored = readdirSync(path.join(folder, 'uploads'), { recursive: true, encoding: 'utf8' })
    const file = stored.find((each) => each.endsWith(kept[0]?.key ?? 'no key')) ?? 'no file'
    expect(readFileSync(path.join(folder, 'uploads', file))).toHaveLength(kept[0]?.bytes ?? 0)
  })

  it('forms gives a form back with what was typed and what is to be put right', async () => {
    const body = new URLSearchParams({ form: 'contact', edition: 'en-au', ...typed('contact'), email: 'nobody' })
    const answer = await call('forms', { headers: ours, body }, formsPath)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toMatch(/<title>Not sent yet: [\s\S]*value="nobody"/)
  })

  it('forms takes none that another website sends', async () => {
    const body = new URLSearchParams({ form: 'contact', edition: 'en-au', ...typed('contact') })
    expect((await call('forms', { headers: { 'sec-fetch-site': 'cross-site' }, body }, formsPath)).status).toBe(403)
  })

  it('uploads takes a file beneath the address of its purpose', async () => {
    const headers = { ...ours, 'content-type': 'image/jpeg', 'x-file-name': 'pump.jpg' }
    const answer = await call('uploads', { headers, body: await photo() }, `${uploadsPath}/photos`)
    expect(answer.status).toBe(201)
    const { id } = await answer.json()
    expect(await database.db.select({ name: uploads.name }).from(uploads).where(eq(uploads.id, id))).toEqual([
      { name: 'pump.jpg' },
    ])
    expect((await call('uploads', { headers, body: await photo() }, `${uploadsPath}/pianos`)).status).toBe(404)
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
    expect((await call('uploads', { headers: foreign, body: await photo() }, `${uploadsPath}/photos`)).status).toBe(403)
  })

  it('payment-events believes nobody without the signature', async () => {
    const headers = { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }
    expect((await call('payment-events', { headers, body: '{"type":"payment_intent.succeeded"}' })).status).toBe(400)
  })

  it('mail-in takes a mail that is signed, and believes nobody else', async () => {
    const mail = Buffer.from('From: kerry@example.com\r\nMessage-ID: <a@mail.example>\r\n\r\nHello')
    const bring = (secret: string) =>
      call('mail-in', {
        headers: { 'content-type': 'message/rfc822', [signatureHeader]: signMail(mail, secret, new Date()) },
        body: mail,
      })
    expect((await bring('x'.repeat(32))).status).toBe(400)
    const taken = await bring(mailSecret)
    expect([taken.status, await taken.json()]).toEqual([200, { state: 'stray', reference: null }])
  })

  it('identity says who it is, and shows its pages in the clothes of the build', async () => {
    const found = await call('identity', { method: 'GET' }, '/identity/.well-known/openid-configuration')
    expect(await found.json()).toMatchObject({ issuer: 'https://pools.example/identity' })
    const page = await call(
      'identity',
      { method: 'GET', headers: { accept: 'text/html' } },
      '/identity/interaction/gone',
    )
    expect([page.status, page.headers.get('x-frame-options')]).toEqual([410, 'DENY'])
    expect(await page.text()).toContain('<section data-screen=""><')
  })

  it('demos says in the clothes of the build that a link leads nowhere', async () => {
    const answer = await call('demos', { method: 'GET' }, '/.netlify/functions/demos?t=nothing')
    const page = await answer.text()
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
    expect(page).toContain('<main><div class="wrap demo-view_page">')
    const [, style = ''] = /<style>([\s\S]*?)<\/style><\/head>/.exec(page) ?? []
    expect(style).toContain('.demo-view_page{')
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  })

  it('order-papers hands nothing out without the key of the order', async () => {
    const answer = await call('order-papers', { body: new URLSearchParams({ number: 'AU-10001-W', key: 'x' }) })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('There’s no such document.')
  })
})
