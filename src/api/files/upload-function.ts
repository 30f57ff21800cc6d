import { type UploadPurpose, uploadPurposes } from '../../domain/forms/upload-limits.ts'
import type { FunctionLogger } from '../graphql-function/function-logger.ts'
import { requestOrigin } from '../request-origin.ts'
import { bodyStream } from './body-stream.ts'
import type { TakeUpload } from './take-upload.ts'

export interface UploadFunctionOptions {
  readonly take: TakeUpload
  /** Origin at which visitors reach the site. */
  readonly publicUrl: string
  readonly logger: FunctionLogger
  readonly now?: () => Date
}

export interface UploadConnection {
  readonly address: string
  /** What the address asked for says that the file is for. */
  readonly purpose: string
}

export type UploadFunction = (request: Request, connection: UploadConnection) => Promise<Response>

const isPurpose = (text: string): text is UploadPurpose => uploadPurposes.some((purpose) => purpose === text)

const answer = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

const declaredBytes = (request: Request): number | undefined => {
  const text = request.headers.get('content-length') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Headers carry no letters but plain ones, so names come percent-encoded. */
const nameOf = (request: Request): string | undefined => {
  const text = request.headers.get('x-file-name')
  try {
    return text === null ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The HTTP side of `TakeUpload`: takes files in, and never gives one out. The body is the file. */
export const createUploadFunction =
  ({ take, publicUrl, logger, now = () => new Date() }: UploadFunctionOptions): UploadFunction =>
  async (request, { address, purpose }) => {
    if (!isPurpose(purpose)) return answer(404, { message: 'We don’t take files at this address.' })
    if (request.method !== 'POST') return answer(405, { message: 'Files can only be sent here.' }, { allow: 'POST' })
    if (requestOrigin(request, publicUrl) !== 'our-pages') {
      return answer(403, {
        message: 'We only take files from our own pages. Open the form there and choose it again.',
      })
    }
    const file = {
      purpose,
      stream: bodyStream(request),
      declaredBytes: declaredBytes(request),
      name: nameOf(request),
      address,
      signal: request.signal,
    }
    const taken = await take(file, now())
    if (taken.ok) return answer(201, { id: taken.id })
    const { status, code, message, reason, retryAfterSeconds } = taken
    if (reason !== undefined) logger.warn({ code, reason }, 'a file was not taken')
    return answer(status, { message }, retryAfterSeconds === undefined ? {} : { 'retry-after': `${retryAfterSeconds}` })
  }
