import type { UploadPurpose } from '../../domain/forms/upload-limits.ts'

/** What the sender says of a file. Only its bytes tell whether it is so. */
export interface SentFile {
  purpose: UploadPurpose
  name: string
  /** Whose it is, as the connection says. */
  address: string
  /** Tells when the visitor is gone. */
  signal: AbortSignal
}

export type AcceptedFile =
  | { state: 'stored'; id: string }
  | {
      state: 'refused'
      message: string /** Nothing is wrong with it: our side cannot take it. */
      retryAfterSeconds?: number
    }

/** Stores a file that came with a form, or says why not and what to do. */
export type AcceptFile = (stream: ReadableStream<Uint8Array>, file: SentFile) => Promise<AcceptedFile>
