import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { type StoreFailure, storeFailure } from './file-store.ts'
import { exchange, OverdueError } from './http-exchange.ts'
import { bucketUrl, type S3Settings } from './s3-settings.ts'

export interface S3Patience {
  /** How often a store in trouble is asked in all. */
  readonly attempts: number
  /** How long to wait for an answer to begin. */
  readonly answerWithinMs: number
  /** How long to wait before asking again; twice as long each time. */
  readonly pauseMs: number
}

export const usualPatience: S3Patience = { attempts: 3, answerWithinMs: 30_000, pauseMs: 200 }

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  /** Below the bucket. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

/** An answer, whatever it says, or nothing after asking often enough. */
export type S3Asking = { readonly ok: true; readonly answer: Response } | StoreFailure

export type S3Ask = (request: S3Request) => Promise<S3Asking>

const isTrouble = (status: number): boolean => status >= 500 || status === 429 || status === 408

export const createS3Ask = (settings: S3Settings, patience: S3Patience): S3Ask => {
  const { accessKeyId, secretAccessKey, region } = settings

  const askOnce = async ({ method, path, query = {}, body }: S3Request): Promise<S3Asking> => {
    const url = new URL(path, bucketUrl(settings))
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    // The signature covers the content: what arrives changed is refused by the store.
    const headers = {
      'X-Amz-Content-Sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    const credentials = { accessKeyId, secretAccessKey, region, service: 's3' }
    const signed = await new AwsV4Signer({ ...credentials, method, url: url.href, headers }).sign()
    try {
      const question = { method, headers: signed.headers, body, answerWithinMs: patience.answerWithinMs }
      const answer = await exchange(signed.url, question)
      if (!isTrouble(answer.status)) return { ok: true, answer }
      await answer.body?.cancel()
      return storeFailure('unavailable', `The store answered ${answer.status}`)
    } catch (error) {
      return storeFailure(
        'unavailable',
        error instanceof OverdueError ? 'The store did not answer in time' : 'Nothing answers',
      )
    }
  }

  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      const asked = await askOnce(request)
      if (asked.ok || attempt >= patience.attempts) return asked
      await wait(patience.pauseMs * 2 ** (attempt - 1))
    }
  }
}
