import { isFileKey, isKeyPrefix } from './file-key.ts'
import { type FileStore, type ListResult, notAKey, type StoredFile, storeFailure } from './file-store.ts'
import { readLimited } from './read-limited.ts'
import { errorCodeOf, readListPage, refusalOf } from './s3-answer.ts'
import { createS3Ask, type S3Ask, type S3Patience, usualPatience } from './s3-request.ts'
import type { S3Settings } from './s3-settings.ts'

export interface S3StoreOptions {
  readonly patience?: S3Patience
  /** The longest file taken: one request wants its length first, so a file is held whole. */
  readonly maxBytes?: number
  /** How many files a store is asked to list at once. */
  readonly pageSize?: number
}

const listAll = async (ask: S3Ask, prefix: string, pageSize: number): Promise<ListResult> => {
  const files: StoredFile[] = []
  let next: string | undefined
  do {
    const query = {
      'list-type': '2',
      prefix,
      'max-keys': String(pageSize),
      ...(next && { 'continuation-token': next }),
    }
    const asked = await ask({ method: 'GET', path: '', query })
    if (!asked.ok) return asked
    const { answer } = asked
    if (!answer.ok) return refusalOf(answer, await errorCodeOf(answer))
    const page = readListPage(await answer.text().catch(() => ''))
    if (!page) return storeFailure('unavailable', 'The store did not finish its list')
    files.push(...page.files)
    next = page.next
  } while (next)
  return { ok: true, files }
}

/** Files in a bucket of any store that speaks S3. */
export const createS3Store = (settings: S3Settings, options: S3StoreOptions = {}): FileStore => {
  const { patience = usualPatience, maxBytes = 16 * 1024 * 1024, pageSize = 1000 } = options
  const ask = createS3Ask(settings, patience)

  return {
    write: async (key, stream) => {
      if (!isFileKey(key)) return notAKey
      const read = await readLimited(stream, { maxBytes })
      if (!read.ok) {
        return read.code === 'cut-off'
          ? storeFailure('cut-off', 'The stream broke')
          : storeFailure('refused', `The file is longer than ${maxBytes} bytes`)
      }
      const asked = await ask({ method: 'PUT', path: key, body: read.bytes })
      if (!asked.ok) return asked
      const { answer } = asked
      if (!answer.ok) return refusalOf(answer, await errorCodeOf(answer))
      await answer.body?.cancel()
      return { ok: true, bytes: read.bytes.byteLength }
    },

    read: async (key) => {
      if (!isFileKey(key)) return notAKey
      const asked = await ask({ method: 'GET', path: key })
      if (!asked.ok) return asked
      const { answer } = asked
      if (answer.ok) return { ok: true, stream: answer.body ?? new Blob([]).stream() }
      const errorCode = await errorCodeOf(answer)
      return errorCode === 'NoSuchKey' ? { ok: true, stream: undefined } : refusalOf(answer, errorCode)
    },

    remove: async (key) => {
      if (!isFileKey(key)) return notAKey
      const asked = await ask({ method: 'DELETE', path: key })
      if (!asked.ok) return asked
      const { answer } = asked
      const errorCode = answer.ok ? '' : await errorCodeOf(answer)
      return answer.ok || errorCode === 'NoSuchKey' ? { ok: true } : refusalOf(answer, errorCode)
    },

    list: async (prefix) => (isKeyPrefix(prefix) ? listAll(ask, prefix, pageSize) : notAKey),
  }
}
