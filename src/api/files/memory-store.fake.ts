import type { FileKey } from './file-key.ts'
import type { FileStore, StoreFailure } from './file-store.ts'
import { bytesOf } from './streams.fake.ts'

export interface MemoryStore extends FileStore {
  readonly files: Map<FileKey, Uint8Array>
  /** From now on, or not any more. */
  fail(failure: StoreFailure | undefined): void
  /** When what is written from now on was written. */
  setTime(time: Date): void
}

/** A store that forgets, and can be told to fail. */
export const memoryStore = (failure?: StoreFailure): MemoryStore => {
  const files = new Map<FileKey, Uint8Array>()
  const times = new Map<FileKey, Date>()
  let now = new Date()
  let trouble = failure
  return {
    files,
    fail: (next) => {
      trouble = next
    },
    setTime: (time) => {
      now = time
    },
    write: async (key, stream) => {
      if (trouble) return trouble
      const bytes = (await bytesOf(stream)) ?? new Uint8Array()
      files.set(key, bytes)
      times.set(key, now)
      return { ok: true, bytes: bytes.byteLength }
    },
    read: async (key) => {
      if (trouble) return trouble
      const bytes = files.get(key)
      return { ok: true, stream: bytes && new Blob([Buffer.from(bytes)]).stream() }
    },
    remove: async (key) => {
      if (trouble) return trouble
      files.delete(key)
      return { ok: true }
    },
    list: async (prefix) => {
      if (trouble) return trouble
      const found = [...files].filter(([key]) => key.startsWith(prefix))
      return {
        ok: true,
        files: found.map(([key, { byteLength }]) => ({ key, bytes: byteLength, writtenAt: times.get(key) ?? now })),
      }
    },
  }
}
