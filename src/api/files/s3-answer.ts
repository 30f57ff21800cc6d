import { isFileKey } from './file-key.ts'
import { type StoredFile, type StoreFailure, storeFailure } from './file-store.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const textOf = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole)

/** The word a store uses for what is wrong, such as `NoSuchKey` or `AccessDenied`. */
export const errorCodeOf = async (answer: Response): Promise<string> => {
  const xml = await answer.text().catch(() => '')
  return textOf(xml, 'Code') ?? ''
}

/** What an answer other than success means. */
export const refusalOf = (answer: Response, errorCode: string): StoreFailure =>
  storeFailure('refused', `The store answered ${answer.status} ${errorCode}`.trim())

export interface S3Page {
  readonly files: readonly StoredFile[]
  /** What to ask the next page with. */
  readonly next: string | undefined
}

/** One page of a list (ListObjectsV2). Things in the bucket that are not ours are left out. */
export const readListPage = (xml: string): S3Page | undefined => {
  if (!xml.includes('<ListBucketResult')) return undefined
  const files: StoredFile[] = []
  for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = textOf(entry, 'Key') ?? ''
    const bytes = Number(textOf(entry, 'Size'))
    const writtenAt = new Date(textOf(entry, 'LastModified') ?? '')
    if (!isFileKey(key)) continue
    if (!Number.isSafeInteger(bytes) || Number.isNaN(writtenAt.getTime())) return undefined
    files.push({ key, bytes, writtenAt })
  }
  return { files, next: textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined }
}
