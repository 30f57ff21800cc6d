import { describe, expect, it } from 'vitest'
import { ExpectedError, unavailable } from '../../api/expected-error.ts'
import { factsOf } from '../../api/mail/edition-facts.fake.ts'
import { words } from '../../build/posted-form-pages/form-page.fake.tsx'
import { formsPath } from '../../domain/forms/form-paths.ts'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { emptyEntries, entriesOf, fakePostedForms, fileOf, withTyped } from './posted-forms.fake.tsx'
import { postLimits } from './read-posted-form.ts'

const { photos: _, ...typed } = goodSubmission('repair', fakeContext('en-au'))
const repair = withTyped(emptyEntries('repair', 'en-au'), { ...typed, photos: fileOf('leak.jpg') })

const tooMany = new ExpectedError('Too many', { code: 'TOO_MANY', status: 429, retryAfterSeconds: 240 })
const bot = new ExpectedError('A bot', { code: 'LOOKS_LIKE_A_BOT', status: 400 })
const refusedConnection = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

const isStillIn = (page: Document) => {
  const shown = Object.fromEntries(entriesOf(page, 'repair'))
  for (const [name, text] of Object.entries(typed)) expect([name, shown[name]]).toEqual([name, text])
}

describe('a posted form that is not even looked at', () => {
  it.each([
    ['of too many', tooMany, 429, 'A lot has come from your connection', 'Send it again in 4 minutes.'],
    ['of a bot', bot, 400, 'This looked like the work of a bot', 'Send it again in a moment.'],
    ['while the site is not itself', unavailable(), 503, 'We can’t take this', 'in a few minutes.'],
    ['while the database is away', refusedConnection, 503, 'We can’t take this', 'in a few minutes.'],
  ])('comes back whole: %s', async (_name, error, status, why, what) => {
    const { post, received, stored } = fakePostedForms({ turnAwayBots: () => Promise.reject(error) })
    const { answer, page } = await post(repair)
    expect(answer.status).toBe(status)
    expect(page.title).toBe('Not sent yet: The page of repair')
    const notice = page.getElementById('answer')
    expect(notice?.textContent).toContain(why)
    expect(notice?.textContent).toContain(what)
    expect(notice?.textContent).toContain(words.instead)
    expect(notice?.getAttribute('tabindex')).toBe('-1')
    expect(page.querySelectorAll('#answer')).toHaveLength(1)
    expect(page.querySelector('form[data-form] [type=submit]')?.textContent).toBe('Send again')
    isStillIn(page)
    expect(page.getElementById('repair-photos-problem')?.textContent).toBe('“leak.jpg” wasn’t saved. Choose it again.')
    expect([...received, ...stored]).toEqual([])
    expect(answer.headers.get('retry-after')).toBe({ 429: '240', 503: '30' }[status] ?? null)
  })

  it('is asked for its reasons once, before any file is stored', async () => {
    const order: string[] = []
    const { post } = fakePostedForms({
      turnAwayBots: async ({ honeypot }) => void order.push(`asked, honeypot ${honeypot}`),
      acceptFile: async () => {
        order.push('file')
        return { state: 'stored', id: 'upload-00000000000000000001' }
      },
    })
    const two = withTyped(repair, { photos: [fileOf('a.jpg'), fileOf('b.jpg')] })
    await post(two)
    expect(order).toEqual(['asked, honeypot ', 'file', 'file'])
    await post(withTyped(two, { subject: 'x' }))
    expect(order.slice(3)).toEqual(['asked, honeypot ', 'file', 'file', 'asked, honeypot x'])
  })
})

describe('a posted form that cannot be kept', () => {
  it('keeps its files for the next try', async () => {
    const { post } = fakePostedForms({ receive: () => Promise.reject(refusedConnection) })
    const { status, page } = await post(repair)
    expect(status).toBe(503)
    isStillIn(page)
    expect(page.querySelector('main')?.textContent).toContain('leak.jpg is kept')
  })

  it('is put off when its files cannot be taken just now, with all that was typed', async () => {
    const refused = { state: 'refused' as const, message: 'We can’t take files just now.', retryAfterSeconds: 120 }
    const { post, received } = fakePostedForms({ acceptFile: async () => refused })
    const { answer, page } = await post(repair)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '120'])
    isStillIn(page)
    expect(page.getElementById('answer')?.textContent).toContain('We can’t take this')
    expect(page.getElementById('repair-photos-problem')?.textContent).toBe(refused.message)
    expect(received).toEqual([])
  })

  it('is answered in a line while its edition is not built', async () => {
    const away = () => {
      throw unavailable()
    }
    for (const entries of [repair, withTyped(repair, { photos: [] })]) {
      const { status, html } = await fakePostedForms({ contextOf: away }).post(entries)
      expect(status).toBe(503)
      expect(html).toContain('Go back')
    }
  })

  it('is a bug where nobody expects it', async () => {
    const { post } = fakePostedForms({ receive: () => Promise.reject(new Error('a bug')) })
    const { status, html } = await post(repair)
    expect([status, html]).toEqual([500, 'a bug'])
  })
})

describe('a post that is too large', () => {
  const saying = (bytes: number) => ({ 'content-length': String(bytes) })

  it('loses its files and nothing else', async () => {
    const { post, received, stored } = fakePostedForms()
    const { status, page } = await post(repair, saying(postLimits.bytes + 1))
    expect(status).toBe(413)
    isStillIn(page)
    const message = 'Choose smaller files: 50 MB in total is the most.'
    expect(page.getElementById('repair-photos-problem')?.textContent).toBe(message)
    expect([...received, ...stored]).toEqual([])
  })

  it('is not listened to when it is far too large', async () => {
    const { status, html } = await fakePostedForms().post(repair, saying(postLimits.heardBytes + 1))
    expect(status).toBe(413)
    expect(html).toContain('Go back')
  })
})

describe('the address of forms', () => {
  it('takes none from another site', async () => {
    const { post, received, senders } = fakePostedForms()
    expect((await post(repair, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect([...received, ...senders]).toEqual([])
  })

  it('takes one that the visitor has loaded again', async () => {
    expect((await fakePostedForms().post(repair, { 'sec-fetch-site': 'none' })).status).toBe(200)
  })

  it('asks no more of what is no browser, and says nothing of where it comes from', async () => {
    const { request } = fakePostedForms()
    expect((await request({ method: 'POST', body: new FormData() })).status).toBe(400)
    const foreign = { origin: 'https://evil.example' }
    expect((await request({ method: 'POST', body: new FormData(), headers: foreign })).status).toBe(403)
  })

  it('knows no other forms', async () => {
    const { post } = fakePostedForms()
    for (const entries of [[], withTyped(repair, { form: 'order' }), withTyped(repair, { edition: 'en-us' })])
      expect((await post(entries)).status).toBe(400)
  })

  it('knows no forms that the edition has no page for', async () => {
    const { post, received, stored } = fakePostedForms({
      factsOf: (edition) => ({ ...factsOf(edition), forms: ['contact'] }),
    })
    const { status, html } = await post(repair)
    expect([status, html.includes('don’t know this form')]).toEqual([400, true])
    expect([...received, ...stored]).toEqual([])
  })

  it('takes no key that is blank or too long', async () => {
    for (const idempotencyKey of [' ', 'k'.repeat(101)])
      expect((await fakePostedForms().post(withTyped(repair, { idempotencyKey }))).status).toBe(400)
  })

  it('leads home who only looks', async () => {
    const { request } = fakePostedForms()
    const looked = await request({ method: 'GET' })
    expect([looked.status, looked.headers.get('location')]).toEqual([303, '/'])
    const put = await request({ method: 'PUT', body: 'x' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })

  it('is where its own answers are posted', async () => {
    const { page } = await fakePostedForms().post(withTyped(repair, { email: '' }))
    expect(page.querySelector('form[data-form]')?.getAttribute('action')).toBe(`${formsPath}#answer`)
  })
})
