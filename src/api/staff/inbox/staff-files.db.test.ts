import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import type { KeptType } from '../../../domain/forms/upload-types.ts'
import { accountSite } from '../../account/account-site.fake.ts'
import { people } from '../../db/schema/people.ts'
import { rateLimitCounts } from '../../db/schema/rate-limit-counts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { fakeDealer } from '../../dealers/dealers.fake.ts'
import { refreshDealers } from '../../dealers/refresh-dealers.ts'
import { newFileKey } from '../../files/file-key.ts'
import { memoryStore } from '../../files/memory-store.fake.ts'
import { addCase } from './inbox.fake.ts'
import { createStaffFilesFunction } from './staff-files-function.ts'

const address = 'https://pools.example/.netlify/functions/staff-files'

onEachEngine((db) => {
  const open = async () => {
    const clock = { now: new Date('2026-11-19T02:00:00Z') }
    const site = accountSite(db(), clock)
    const store = memoryStore()
    const verifyToken = async (text: string) => {
      const [sub = '', sid = ''] = text.split('.')
      return { ok: true as const, claims: { sub, sid } }
    }
    const answer = createStaffFilesFunction({ db: db(), issuer: site.people, verifyToken, store, now: () => clock.now })
    const signIn = async (name: string, role: 'staff' | 'customer' | 'dealer' = 'staff') => {
      const token = site.signIn(name)
      await site.ask('{ me { name } }', {}, token)
      if (role === 'staff')
        await db()
          .update(people)
          .set({ role })
          .where(eq(people.email, `${name}@example.com`))
      return token
    }
    const ask = (asked: unknown, token?: string, method = 'POST') =>
      answer(
        new Request(address, {
          method,
          headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
          ...(method === 'POST' && { body: JSON.stringify(asked) }),
        }),
      )
    const add = async (mediaType: KeptType, row: Partial<typeof uploads.$inferInsert> = {}) => {
      const key = newFileKey()
      store.files.set(key, Buffer.from('bytes'))
      const { id: submission } = await addCase(db())
      const [file] = await db()
        .insert(uploads)
        .values({ submission, purpose: 'photos', key, mediaType, bytes: 5, name: 'The “track”.html', ...row })
        .returning()
      return file?.id ?? ''
    }
    return { ask, add, signIn }
  }

  afterEach(async () => {
    for (const table of [submissions, uploads, people, rateLimitCounts]) await db().delete(table)
  })

  it('shows pictures, and only ever saves what is none', async () => {
    const { ask, add, signIn } = await open()
    const token = await signIn('ana')
    const how = async (mediaType: KeptType, shown: string) => {
      const answer = await ask({ file: await add(mediaType), shown }, token)
      expect(await answer.text()).toBe('bytes')
      for (const [header, value] of [
        ['content-type', mediaType],
        ['cache-control', 'no-store'],
        ['x-content-type-options', 'nosniff'],
        ['content-security-policy', "default-src 'none'; sandbox"],
      ] as const)
        expect(answer.headers.get(header)).toBe(value)
      return answer.headers.get('content-disposition')
    }
    for (const picture of ['image/jpeg', 'image/png', 'image/webp'] as const) {
      expect(await how(picture, 'inline')).toMatch(/^inline; filename="The _track_\.\w+"/)
      expect(await how(picture, 'download')).toMatch(/^attachment;/)
    }
    const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    for (const other of ['application/pdf', docx] as const) expect(await how(other, 'inline')).toMatch(/^attachment;/)
  })

  it('are for staff alone, by a POST with their token', async () => {
    const { ask, add, signIn } = await open()
    const file = await add('image/png')
    const wanted = { file, shown: 'inline' }
    const customer = await signIn('wayne', 'customer')
    expect((await ask(wanted)).status).toBe(401)
    expect((await ask(wanted, customer)).status).toBe(403)
    expect((await ask(wanted, await signIn('ana'), 'GET')).status).toBe(405)
  })

  it('of a request by a dealer are shown to staff, and to no dealer', async () => {
    const { ask, add, signIn } = await open()
    const dealer = fakeDealer()
    await refreshDealers(db(), 'en-au', [dealer])
    const machine = { product: 'x', serialNumber: 'x', fault: 'x', name: 'Lee', key: 'k' }
    const [request] = await db()
      .insert(warrantyRequests)
      .values({ ...machine, edition: 'en-au', dealer: dealer.slug, number: 'W-2222-2222' })
      .returning()
    const file = await add('image/jpeg', { submission: null, warrantyRequest: request?.id ?? '' })
    const wanted = { file, shown: 'inline' }
    expect((await ask(wanted, await signIn('ana'))).status).toBe(200)
    const lee = await signIn('lee', 'dealer')
    const own = { role: 'dealer', dealer: dealer.slug, dealerEdition: 'en-au' } as const
    await db().update(people).set(own).where(eq(people.email, 'lee@example.com'))
    expect((await ask(wanted, lee)).status).toBe(403)
    await db().delete(warrantyRequests)
  })

  it('of stray mail are shown to staff before anybody can tell where it belongs', async () => {
    const { ask, add, signIn } = await open()
    const file = await add('message/rfc822', {
      submission: null,
      purpose: 'mail',
      sender: 'mail/1',
      name: 'The mail.eml',
    })
    const answer = await ask({ file, shown: 'inline' }, await signIn('ana'))
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="The mail\.eml"/)
    expect((await ask({ file, shown: 'inline' }, await signIn('wayne', 'customer'))).status).toBe(403)
  })

  it('are not there where nobody has sent them, they are discarded, or the question is none', async () => {
    const { ask, add, signIn } = await open()
    const token = await signIn('ana')
    const status = async (asked: unknown) => (await ask(asked, token)).status
    const unclaimed = await add('image/png', { submission: null })
    const discarded = await add('image/png', { discardedAt: new Date() })
    for (const file of [unclaimed, discarded, '00000000-0000-4000-8000-000000000000', "' or 1=1", 7])
      expect(await status({ file, shown: 'inline' }), String(file)).toBe(404)
    expect(await status({ file: await add('image/png'), shown: 'raw' })).toBe(404)
    expect(await status('x'.repeat(2000))).toBe(404)
  })
})
