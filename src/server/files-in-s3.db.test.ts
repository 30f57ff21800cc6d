import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submissions } from '../api/db/schema/submissions.ts'
import { startBucket } from '../api/files/bucket.fake.ts'
import { isFileKey } from '../api/files/file-key.ts'
import { phonePhoto } from '../api/files/pictures.fake.ts'
import { removeOrphans } from '../api/files/remove-orphans.ts'
import type { SignedStore } from '../api/files/signed-store.fake.ts'
import { bytesOf } from '../api/files/streams.fake.ts'
import { dayInZone } from '../domain/calendar/day-in-zone.ts'
import { fakeContext, goodSubmission } from '../domain/forms/good-submissions.fake.ts'
import { formsOfAustralia, openDataOf } from '../functions/wiring/site-services.fake.ts'
import type { SiteServices } from '../functions/wiring/site-services.ts'
import { submitForm } from '../site/features/forms/submit-form.ts'
import { type App, createApp } from './app.ts'

describe('the server with a store elsewhere', () => {
  let s3: SignedStore
  let siteServices: SiteServices
  let close: () => Promise<void>
  let app: App
  beforeAll(async () => {
    s3 = await startBucket()
    const opened = await openDataOf(formsOfAustralia, {
      S3_ENDPOINT: s3.settings.endpoint,
      S3_REGION: s3.settings.region,
      S3_BUCKET: s3.settings.bucket,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
      S3_PATH_STYLE: 'on',
    })
    siteServices = opened.siteServices
    close = opened.close
    app = createApp({
      siteDirectory: opened.siteDirectory,
      publicUrl: 'http://localhost',
      logger: opened.logger,
      readiness: { phase: 'ready' },
      siteServices: Promise.resolve(siteServices),
    })
  })
  afterAll(async () => {
    await close()
    await s3.close()
  })

  const upload = async (bytes: Buffer): Promise<string> => {
    const answer = await app.request('/.netlify/functions/uploads/photos', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg', 'x-file-name': 'Track%201.jpg' },
      body: new Uint8Array(bytes),
    })
    expect(answer.status).toBe(201)
    return (await answer.json()).id
  }

  const send = async (photos: string) => {
    const context = fakeContext('en-au', dayInZone(new Date(), 'Australia/Sydney'))
    const sent = { ...goodSubmission('repair', context), photos }
    const fields = Object.entries(sent).map(([name, value]) => ({ name, value }))
    const openedAt = new Date(Date.now() - 60_000).toISOString()
    const answer = await app.request('/.netlify/functions/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        operationName: 'SubmitForm',
        query: submitForm.query,
        variables: { form: 'REPAIR', edition: 'EN_AU', key: photos, openedAt, trap: '', fields },
      }),
    })
    return (await answer.json()).data.submitForm
  }

  it('keeps a photo for its form, and removes it with it', async () => {
    const { database, store } = siteServices
    const id = await upload(await phonePhoto())
    const listed = await store.list('')
    const [stored] = listed.ok ? listed.files : []
    const read = stored && (await store.read(stored.key))
    const bytes = read?.ok ? await bytesOf(read.stream) : undefined
    expect(isFileKey(stored?.key ?? '')).toBe(true)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()

    const { reference, problems } = await send(id)
    expect(problems).toEqual([])
    const [kept] = await database.db.select().from(submissions).where(eq(submissions.reference, reference))
    expect(kept?.lines).toContainEqual({
      field: 'photos',
      label: 'Photos',
      value: 'Track 1.jpg (JPEG, 1\u00a0kB)',
    })
    expect((await send('0b5d3a9e-7a41-4f3e-a6c4-1f8f00000000')).problems).toMatchObject([{ field: 'photos' }])

    const nextYear = new Date(Date.now() + 365 * 86_400_000)
    expect(await removeOrphans(database.db, store, nextYear)).toMatchObject({ unclaimed: { removed: 0 } })
    await database.db.delete(submissions)
    expect(await removeOrphans(database.db, store, nextYear)).toMatchObject({ unclaimed: { removed: 1 } })
    expect(await store.list('')).toEqual({ ok: true, files: [] })
  })
})
