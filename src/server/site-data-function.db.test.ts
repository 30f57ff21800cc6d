import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { builtAnswers } from '../build/posted-form-pages/built-answers.fake.ts'
import { dayInZone } from '../domain/calendar/day-in-zone.ts'
import { fakeContext, goodSubmission } from '../domain/forms/good-submissions.fake.ts'
import { formsOfAustralia, openDataOf } from '../functions/wiring/site-services.fake.ts'
import type { SiteServices } from '../functions/wiring/site-services.ts'
import { createSiteDataClient } from '../site/data/site-data-client.ts'
import { sendBySiteData, submitForm } from '../site/features/forms/submit-form.ts'
import { type App, createApp } from './app.ts'

describe('the server with its data', () => {
  let siteServices: SiteServices
  let close: () => Promise<void>
  let app: App
  beforeAll(async () => {
    const opened = await openDataOf({ ...formsOfAustralia, ...(await builtAnswers()) })
    siteServices = opened.siteServices
    close = opened.close
    app = createApp({
      siteDirectory: opened.siteDirectory,
      publicUrl: 'http://localhost',
      logger: opened.logger,
      readiness: { phase: 'ready' },
      siteServices: Promise.resolve(siteServices),
      outbox: true,
    })
  })
  afterAll(() => close())

  const send = (edition: string, query = submitForm.query) => {
    const context = fakeContext('en-au', dayInZone(new Date(), 'Australia/Sydney'))
    const fields = Object.entries(goodSubmission('contact', context)).map(([name, value]) => ({ name, value }))
    const openedAt = new Date(Date.now() - 60_000).toISOString()
    const variables = { form: 'CONTACT', edition, key: 'k', openedAt, trap: '', fields }
    return app.request('/.netlify/functions/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: '' },
      body: JSON.stringify({ operationName: 'SubmitForm', query, variables }),
    })
  }

  it('cannot take forms of an edition that is not built, and says so', async () => {
    const answer = await send('EN_NZ')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
  })

  it('takes a form, and shows the letters it wrote in the outbox', async () => {
    const answer = await send('EN_AU')
    expect(answer.status).toBe(200)
    const { reference } = (await answer.json()).data.submitForm
    expect(reference).toMatch(/^AU-C-/)
    const outbox = await app.request('/outbox/')
    const list = await outbox.text()
    expect(list).toContain(reference)
    expect(outbox.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'")
    const address = /href="(\/outbox\/[\da-f-]{36}\/)"/.exec(list)?.[1] ?? ''
    expect(await (await app.request(address)).text()).toContain(reference)
    expect((await app.request('/outbox/outbox.css')).headers.get('content-type')).toBe('text/css')
    expect((await app.request('/outbox/nothing/')).status).toBe(404)
  })

  it('takes a form whose honeypot was filled in, once the browser has proven some work', async () => {
    const fields = goodSubmission('contact', fakeContext('en-au', dayInZone(new Date(), 'Australia/Sydney')))
    const client = createSiteDataClient({
      fetch: async (address, init) => app.request(String(address), init),
      storage: () => {
        throw new Error('There is no storage here')
      },
    })
    const onChecking = vi.fn()
    const submission = { form: 'contact', edition: 'en-au', idempotencyKey: 'trapped', trap: 'Kirra', fields } as const
    const openedAt = new Date(Date.now() - 60_000).toISOString()
    const { signal } = new AbortController()
    expect(await sendBySiteData(client)({ ...submission, openedAt }, signal, onChecking)).toEqual({
      state: 'sent',
      reference: expect.stringMatching(/^AU-C-/),
    })
    expect(onChecking).toHaveBeenCalledOnce()
  })

  it('takes a form that was posted without scripts, and answers with a page', async () => {
    const context = fakeContext('en-au', dayInZone(new Date(), 'Australia/Sydney'))
    const body = new FormData()
    const sent = { form: 'contact', edition: 'en-au', ...goodSubmission('contact', context) }
    for (const [name, value] of Object.entries(sent)) body.append(name, value)
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await app.request('/.netlify/functions/forms', { method: 'POST', body, headers })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/AU-C-/)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  it('answers questions about nothing but its schema', async () => {
    expect((await send('EN_AU', '{ secrets }')).status).toBe(400)
    expect((await app.request('/.netlify/functions/graphql')).status).toBe(405)
  })
})
