import { uploadsPath } from '../../../domain/forms/form-paths.ts'
import { declaredType } from '../../../domain/forms/picked-file.ts'
import type { UploadPurpose } from '../../../domain/forms/upload-limits.ts'
import { parseJson } from '../../state/parse-json.ts'

export type UploadResult =
  | { state: 'stored'; id: string }
  /** Another try with the same file would end the same way. */
  | { state: 'refused'; message: string }
  | { state: 'interrupted'; message?: string }

export type UploadFile = (
  file: File,
  purpose: UploadPurpose,
  /** How much of it has gone, from 0 to 1. */
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<UploadResult>

const textAt = (answer: unknown, name: string): string => {
  const found: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined
  return typeof found === 'string' ? found : ''
}

const readAnswer = (status: number, text: string): UploadResult => {
  const answer = parseJson(text)
  const [id, message] = [textAt(answer, 'id'), textAt(answer, 'message')]
  if (status < 300 && id !== '') return { state: 'stored', id }
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429
  // Hosts that take no more of a request say so without words of ours.
  const usual =
    status === 413 ? 'This file is too large to send. Choose a smaller one.' : 'This file was refused. Choose another.'
  if (isFinal) return { state: 'refused', message: message || usual }
  return message === '' ? { state: 'interrupted' } : { state: 'interrupted', message }
}

/** Sends the bytes of one file. Not by fetch, which does not tell how much has gone. */
export const uploadWithProgress: UploadFile = (file, purpose, onProgress, signal) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const interrupted = () => resolve({ state: 'interrupted' })
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('load', () => resolve(readAnswer(request.status, request.responseText)))
    for (const event of ['error', 'abort', 'timeout'] as const) request.addEventListener(event, interrupted)
    request.open('POST', `${uploadsPath}/${purpose}`)
    request.setRequestHeader('Content-Type', declaredType(file) ?? 'application/octet-stream')
    // For whoever reads the form. Headers have plain letters only.
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name))
    signal.addEventListener('abort', () => request.abort())
    if (signal.aborted) interrupted()
    else request.send(file)
  })
