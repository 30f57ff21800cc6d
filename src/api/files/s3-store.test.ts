import { afterEach, describe, expect, it } from 'vitest'
import { newFileKey } from './file-key.ts'
import { bucketUrl } from './s3-settings.ts'
import { createS3Store } from './s3-store.ts'
import { answerWith, type SignedStore, startSignedStore } from './signed-store.fake.ts'
import { bytesOf, endlessStream, wordsStream } from './streams.fake.ts'

const patience = { attempts: 3, answerWithinMs: 15_000, pauseMs: 1 }

const open: SignedStore[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

const serverWith = async (...answers: Parameters<typeof startSignedStore>): Promise<SignedStore> => {
  const server = await startSignedStore(...answers)
  open.push(server)
  return server
}

const key = newFileKey()

describe('a request to the store', () => {
  it('is signed, its content and its query too', async () => {
    const server = await serverWith(
      () => new Response(''),
      () => new Response('<ListBucketResult></ListBucketResult>'),
    )
    const store = createS3Store(server.settings, { patience })
    expect(await store.write(key, wordsStream('A receipt'))).toEqual({ ok: true, bytes: 9 })
    expect(await store.list(key.slice(0, 4))).toEqual({ ok: true, files: [] })
    expect(await store.read(key)).toMatchObject({ ok: true })
    expect(await store.remove(key)).toEqual({ ok: true })
  })

  it('is refused with another secret, asked once, and the secret is not in the reason', async () => {
    const server = await serverWith()
    const store = createS3Store({ ...server.settings, secretAccessKey: 'a wrong secret' }, { patience })
    const result = await store.write(key, wordsStream('A receipt'))
    expect(result).toEqual({ ok: false, code: 'refused', reason: 'The store answered 403 SignatureDoesNotMatch' })
    expect(server.asked()).toBe(1)
  })
})

describe('the address of the bucket', () => {
  const settings = {
    endpoint: 'https://s3.example:9000',
    region: 'x',
    bucket: 'uploads',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  }
  it('has the bucket in the path or in the name', () => {
    expect(bucketUrl({ ...settings, pathStyle: true }).href).toBe('https://s3.example:9000/uploads/')
    expect(bucketUrl({ ...settings, pathStyle: false }).href).toBe('https://uploads.s3.example:9000/')
    expect(bucketUrl({ ...settings, endpoint: 'https://h.example/s3/', pathStyle: true }).href).toBe(
      'https://h.example/s3/uploads/',
    )
  })
})

describe('a store in trouble', () => {
  it.each([500, 503, 429])('that answers %d once is asked again', async (status) => {
    const server = await serverWith(answerWith(status, 'SlowDown'))
    expect(await createS3Store(server.settings, { patience }).write(key, wordsStream('A receipt'))).toMatchObject({
      ok: true,
    })
    expect(server.asked()).toBe(2)
  })

  it('is given up after three times', async () => {
    const server = await serverWith(...Array.from({ length: 9 }, () => answerWith(503, 'SlowDown')))
    const store = createS3Store(server.settings, { patience })
    expect(await store.read(key)).toEqual({ ok: false, code: 'unavailable', reason: 'The store answered 503' })
    expect(server.asked()).toBe(3)
  })

  it('is not waited for without end', async () => {
    const server = await serverWith(() => new Promise(() => undefined))
    const store = createS3Store(server.settings, { patience: { ...patience, attempts: 1, answerWithinMs: 200 } })
    expect(await store.remove(key)).toMatchObject({ code: 'unavailable', reason: 'The store did not answer in time' })
  })

  it('is unavailable when nothing answers there', async () => {
    const server = await startSignedStore()
    await server.close()
    const store = createS3Store(server.settings, { patience })
    expect(await store.write(key, wordsStream('A receipt'))).toMatchObject({ code: 'unavailable' })
    expect(await store.list('')).toMatchObject({ code: 'unavailable' })
  })

  it.each([
    [404, 'NoSuchBucket'],
    [404, ''],
    [403, 'AccessDenied'],
    [301, 'PermanentRedirect'],
    [400, 'InvalidRequest'],
  ])('that answers %d %s has refused: the file is not taken for missing', async (status, code) => {
    const server = await serverWith(...Array.from({ length: 4 }, () => answerWith(status, code)))
    const store = createS3Store(server.settings, { patience })
    const refused = { ok: false, code: 'refused' }
    expect(await store.read(key)).toMatchObject(refused)
    expect(await store.remove(key)).toMatchObject(refused)
    expect(await store.list('')).toMatchObject(refused)
    expect(await store.write(key, wordsStream('A receipt'))).toMatchObject(refused)
    expect(server.asked()).toBe(4)
  })

  it('that points elsewhere is not followed with a signed request', async () => {
    const server = await serverWith(() => new Response('', { status: 307, headers: { location: '/elsewhere' } }))
    const store = createS3Store(server.settings, { patience })
    expect(await store.write(key, wordsStream('A receipt'))).toMatchObject({ code: 'refused' })
    expect(server.asked()).toBe(1)
  })

  it('that says the key is not there is believed', async () => {
    const server = await serverWith(answerWith(404, 'NoSuchKey'), answerWith(404, 'NoSuchKey'))
    const store = createS3Store(server.settings, { patience })
    expect(await store.read(key)).toEqual({ ok: true, stream: undefined })
    expect(await store.remove(key)).toEqual({ ok: true })
  })
})

describe('a long list', () => {
  const page =
    (keys: readonly string[], next = '') =>
    (): Response =>
      new Response(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${keys
          .map(
            (one) =>
              `<Contents><Key>${one}</Key><LastModified>2026-11-15T08:00:00Z</LastModified><Size>5</Size></Contents>`,
          )
          .join('')}<NextContinuationToken>${next}</NextContinuationToken></ListBucketResult>`,
      )

  it('is read page by page, without what is not ours', async () => {
    const [first, second] = [newFileKey(), newFileKey()]
    const server = await serverWith(page([first, 'backup/notes.txt'], 'a&amp;b+/='), page([second]))
    const result = await createS3Store(server.settings, { patience, pageSize: 2 }).list('')
    const facts = { bytes: 5, writtenAt: new Date('2026-11-15T08:00:00Z') }
    expect(result).toEqual({
      ok: true,
      files: [
        { key: first, ...facts },
        { key: second, ...facts },
      ],
    })
    expect(server.asked()).toBe(2)
  })

  it('that breaks off is no list', async () => {
    const server = await serverWith(() => new Response('<?xml version="1.0"?><List'))
    expect(await createS3Store(server.settings, { patience }).list('')).toMatchObject({ code: 'unavailable' })
  })
})

describe('a file for the store', () => {
  it('is not read past what one request may carry', async () => {
    const server = await serverWith()
    const sender = endlessStream(new Uint8Array(1000))
    const result = await createS3Store(server.settings, { patience, maxBytes: 10_000 }).write(key, sender.stream)
    expect(result).toMatchObject({ ok: false, code: 'refused' })
    expect(sender.taken()).toBe(11_000)
    expect(server.asked()).toBe(0)
  })

  it('comes back as a stream', async () => {
    const server = await serverWith(() => new Response('A receipt'))
    const result = await createS3Store(server.settings, { patience }).read(key)
    expect(result.ok && Buffer.from((await bytesOf(result.stream)) ?? []).toString()).toBe('A receipt')
  })
})
