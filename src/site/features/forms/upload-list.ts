import type { Problem } from '../../../domain/forms/form-definition.ts'
import type { KeptUpload } from '../../../domain/forms/posted-answer.ts'
import type { UploadResult } from './upload-file.ts'

/** A file on its way to us, or there. */
export interface Upload {
  /** Its own in this form. */
  number: number
  field: string
  name: string
  now: { state: 'running'; share: number } | UploadResult
}

export type UploadAction =
  | { type: 'upload-started'; number: number; field: string; name: string }
  /** It was looked at here, and cannot be sent. */
  | { type: 'upload-refused'; number: number; field: string; name: string; message: string }
  | { type: 'upload-progressed'; number: number; share: number }
  | { type: 'upload-settled'; number: number; result: UploadResult }
  | { type: 'upload-removed'; number: number }

export const isRunning = ({ now }: Upload): boolean => now.state === 'running'

/** Starting one again puts it back where it was. */
export const changeUploads = (uploads: readonly Upload[], action: UploadAction): readonly Upload[] => {
  const { number } = action
  if (action.type === 'upload-removed') return uploads.filter((each) => each.number !== number)
  if (action.type === 'upload-refused') {
    const { field, name, message } = action
    return [...uploads, { number, field, name, now: { state: 'refused', message } }]
  }
  if (action.type === 'upload-started') {
    const { field, name } = action
    const started: Upload = { number, field, name, now: { state: 'running', share: 0 } }
    return uploads.some((each) => each.number === number)
      ? uploads.map((each) => (each.number === number ? started : each))
      : [...uploads, started]
  }
  const now: Upload['now'] =
    action.type === 'upload-settled' ? action.result : { state: 'running', share: action.share }
  // What was settled or removed in the meantime is not running any more.
  return uploads.map((each) => (each.number === number && isRunning(each) ? { ...each, now } : each))
}

/** With numbers that no file has which is chosen from now on. */
export const fromKept = (kept: readonly KeptUpload[]): Upload[] =>
  kept.map(({ field, id, name }, at) => ({ number: -1 - at, field, name, now: { state: 'stored', id } }))

export const toKept = (uploads: readonly Upload[]): KeptUpload[] =>
  uploads.flatMap(({ field, name, now }) => (now.state === 'stored' ? [{ field, id: now.id, name }] : []))

/** What file fields hold: the ids of what has arrived. */
export const uploadIds = (uploads: readonly Upload[]): Record<string, string> => {
  const ids: Record<string, string> = {}
  for (const { field, now } of uploads)
    if (now.state === 'stored') ids[field] = ids[field] === undefined ? now.id : `${ids[field]},${now.id}`
  return ids
}

/** Files that were chosen and will not be there: somebody thinks they are. */
export const unfinishedUploads = (uploads: readonly Upload[]): Problem[] =>
  uploads.flatMap(({ field, name, now }) => {
    // Why stands beside the file.
    if (now.state === 'refused') return [{ field, message: `“${name}” can’t be sent. Choose another or remove it.` }]
    if (now.state === 'interrupted') return [{ field, message: `“${name}” hasn’t arrived. Try it again or remove it.` }]
    return []
  })
