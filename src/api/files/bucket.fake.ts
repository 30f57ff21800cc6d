import { errorAnswer, type SignedStore, startStore } from './signed-store.fake.ts'

interface Kept {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly writtenAt: Date
}

/** So few, that a list of a handful goes over several pages. */
const keysOfAPage = 2

const listOf = (files: Map<string, Kept>, { searchParams }: URL): Response => {
  const after = searchParams.get('continuation-token') ?? ''
  const keys = [...files.keys()].filter((key) => key.startsWith(searchParams.get('prefix') ?? '') && key > after)
  const page = keys.sort().slice(0, keysOfAPage)
  const entries = page.map((key) => {
    const { bytes, writtenAt } = files.get(key) ?? { bytes: [], writtenAt: new Date() }
    const written = writtenAt.toISOString()
    return `<Contents><Key>${key}</Key><LastModified>${written}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const isWhole = page.length === keys.length
  const more = isWhole ? '' : `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
  return new Response(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${!isWhole}</IsTruncated>${more}${entries.join('')}</ListBucketResult>`,
  )
}

/** A store that keeps files in one bucket, as S3 does, for those who sign what they ask. */
export const startBucket = (): Promise<SignedStore> => {
  const files = new Map<string, Kept>()
  const read = (key: string): Response => {
    const kept = files.get(key)
    return kept === undefined ? errorAnswer(404, 'NoSuchKey') : new Response(kept.bytes)
  }
  return startStore(async (request) => {
    const url = new URL(request.url)
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? []
    if (bucket !== 'uploads') return errorAnswer(404, 'NoSuchBucket')
    if (request.method === 'GET') return key === '' ? listOf(files, url) : read(key)
    if (request.method === 'PUT')
      files.set(key, { bytes: new Uint8Array(await request.arrayBuffer()), writtenAt: new Date() })
    if (request.method === 'DELETE') files.delete(key)
    return new Response(null, { status: request.method === 'DELETE' ? 204 : 200 })
  })
}
