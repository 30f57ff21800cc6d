import type { FileKey } from './file-key.ts'

/** Reasons are for the log: they name the trouble, never what is in a file. */
export interface StoreFailure {
  readonly ok: false
  /**
   * `cut-off`: what was to be written ended early. `unavailable`: try again later. `refused`: asking again does not help,
   * somebody has to mend a setting, a permission or the key asked for.
   */
  readonly code: 'cut-off' | 'unavailable' | 'refused'
  readonly reason: string
}

export type WriteResult = { readonly ok: true; readonly bytes: number } | StoreFailure

/** A store in trouble is not a missing file: whoever clears up must not take one for the other. */
export type ReadResult = { readonly ok: true; readonly stream: ReadableStream<Uint8Array> | undefined } | StoreFailure

export type RemoveResult = { readonly ok: true } | StoreFailure

export interface StoredFile {
  readonly key: FileKey
  readonly bytes: number
  readonly writtenAt: Date
}

export type ListResult = { readonly ok: true; readonly files: readonly StoredFile[] } | StoreFailure

/** Where visitors' files are kept. Nothing here throws for what disks and networks do. */
export interface FileStore {
  /** The whole file or nothing. Writing a key again replaces the file. */
  write(key: FileKey, stream: ReadableStream<Uint8Array>): Promise<WriteResult>
  read(key: FileKey): Promise<ReadResult>
  /** Removing what is not there is fine. */
  remove(key: FileKey): Promise<RemoveResult>
  /** Files whose key begins with `prefix`, in order of their keys; with an empty one, all. */
  list(prefix: string): Promise<ListResult>
}

export const storeFailure = (code: StoreFailure['code'], reason: string): StoreFailure => ({ ok: false, code, reason })

export const notAKey = storeFailure('refused', 'This is not a key of the file store')
