import * as v from 'valibot'
import { type StoreFailure, storeFailure } from './file-store.ts'

const systemError = v.object({ code: v.string(), syscall: v.optional(v.string(), 'use of the disk') })

export const isMissing = (error: unknown): boolean => {
  const known = v.safeParse(systemError, error)
  return known.success && known.output.code === 'ENOENT'
}

// A disk without room gets room again; permissions do not change by waiting.
const forGood = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR'])

/** What a failed system call means. Anything else is a bug and is thrown on. */
export const diskFailure = (error: unknown): StoreFailure => {
  const known = v.safeParse(systemError, error)
  if (!known.success) throw error
  const { code, syscall } = known.output
  return storeFailure(forGood.has(code) ? 'refused' : 'unavailable', `${code} (${syscall})`)
}
