import type { FileKey } from './file-key.ts'
import type { FileStore, StoreFailure } from './file-store.ts'
import { bytesOf } from './streams.fake.ts'

export interface MemoryStore extends FileStore {
  readonly files: Map<FileKey, Uint8Array>
}

/** A store that forgets, and can be told to fail. */
export const memoryStore = (failure?: StoreFailure): MemoryStore => {
  const files = new Map<FileKey, Uint8Array>()
  return {
    files,
    write: async (key, stream) => {
      if (failure) return failure
      const bytes = (await bytesOf(stream)) ?? new Uint8Array()
      files.set(key, bytes)
      return { ok: true, bytes: bytes.byteLength }
    },
    read: async (key) => {
      const bytes = files.get(key)
      return { ok: true, stream: bytes && new Blob([Buffer.from(bytes)]).stream() }
    },
    remove: async (key) => {
      files.delete(key)
      return { ok: true }
    },
    list: async () => ({ ok: true, files: [] }),
  }
}
