import { type Reading, read, refuse } from './checks/reading.ts'
import { readFileCount, type UploadPurpose } from './upload-limits.ts'

const uploadId = /^[\w-]{26,40}$/

/** The ids of what was uploaded for a field, separated by commas or spaces, each once. */
export const readUploadIds = (text: string, purpose: UploadPurpose): Reading<readonly string[]> => {
  const ids = [...new Set(text.split(/[\s,]+/).filter(Boolean))]
  // Separators alone are no file, and must not pass for one that is required.
  if (ids.length === 0 || !ids.every((id) => uploadId.test(id)))
    return refuse('Choose the file again; it hasn’t arrived.')
  const count = readFileCount(ids.length, purpose)
  return count.ok ? read(ids) : count
}
