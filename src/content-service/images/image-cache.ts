import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DirectoryLimits, pruneDirectory, unfinished } from './prune-directory.ts'
import type { Queued } from './render-queue.ts'

export type Rendered = Queued<Buffer>

/** Rendered pictures on disk. Requests for the same picture share one rendering. */
export type ImageCache = (name: string, render: () => Promise<Rendered>) => Promise<Rendered>

export interface ImageCacheOptions {
  directory: string
  limits?: DirectoryLimits
  now?: () => number
}

const defaultLimits: DirectoryLimits = { maxBytes: 512 * 1024 * 1024, maxFiles: 20_000 }
/** How exactly the last use is remembered: popular pictures would otherwise be touched all the time. */
const usePrecision = 60 * 60 * 1000

export const createImageCache = (options: ImageCacheOptions): ImageCache => {
  const { directory, limits = defaultLimits, now = Date.now } = options
  const underWay = new Map<string, Promise<Rendered>>()
  const makeRoom = createRoomMaker(directory, limits, now)

  const store = async (name: string, bytes: Buffer): Promise<void> => {
    await mkdir(directory, { recursive: true })
    if (!(await makeRoom(bytes.length))) return
    // Written aside and moved into place: nobody ever reads half a picture.
    const temporary = join(directory, `${name}.${randomUUID()}${unfinished}`)
    await writeFile(temporary, bytes)
    await rename(temporary, join(directory, name))
  }

  const readOrRender = async (name: string, render: () => Promise<Rendered>): Promise<Rendered> => {
    const known = await readUsed(join(directory, name), now()).catch(() => undefined)
    if (known) return { ok: true, value: known }
    const made = await render()
    // A picture that can't be kept, on a full disk say, can still be shown.
    if (made.ok) await store(name, made.value).catch(() => undefined)
    return made
  }

  return async (name, render) => {
    for (let running = underWay.get(name); running; running = underWay.get(name)) {
      const shared = await running
      // That somebody else may not have it made does not mean that nobody may.
      if (shared.ok) return shared
    }
    const started = readOrRender(name, render).finally(() => underWay.delete(name))
    underWay.set(name, started)
    return started
  }
}

/**
 * Prunes before the first file, and again after every tenth of the limits written, down to nine tenths: the directory
 * is rarely looked through, yet stays within its limits even where another process writes to it too.
 */
const createRoomMaker = (directory: string, limits: DirectoryLimits, now: () => number) => {
  const bytesAtOnce = limits.maxBytes / 10
  const filesAtOnce = Math.ceil(limits.maxFiles / 10)
  const target = { maxBytes: limits.maxBytes - bytesAtOnce, maxFiles: limits.maxFiles - filesAtOnce }
  let bytesLeft = 0
  let filesLeft = 0
  let pruning = Promise.resolve()

  return async (bytes: number): Promise<boolean> => {
    // One picture must not push out many.
    if (bytes > bytesAtOnce) return false
    if (bytesLeft < bytes || filesLeft < 1) {
      bytesLeft = bytesAtOnce
      filesLeft = filesAtOnce
      pruning = pruning.then(() => pruneDirectory(directory, target, now()))
    }
    bytesLeft -= bytes
    filesLeft -= 1
    try {
      // Whoever writes faster than we tidy has to wait for it.
      await pruning
      return true
    } catch {
      // A directory that can't be pruned must not grow. The next picture tries again.
      pruning = Promise.resolve()
      filesLeft = 0
      return false
    }
  }
}

/** Reads a file and notes the use in its time of change. Once open, it can be read even if it is pruned meanwhile. */
const readUsed = async (path: string, now: number): Promise<Buffer> => {
  const file = await open(path, 'r')
  try {
    const { mtimeMs } = await file.stat()
    const seconds = now / 1000
    // In a directory that can only be read there is nothing to note.
    if (now - mtimeMs > usePrecision) await file.utimes(seconds, seconds).catch(() => undefined)
    return await file.readFile()
  } finally {
    await file.close()
  }
}
