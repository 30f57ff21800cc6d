import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { diskFailure, isMissing } from './disk-failure.ts'
import { type FileKey, isFileKey, isKeyPrefix } from './file-key.ts'
import { type FileStore, notAKey, type StoredFile, storeFailure, type WriteResult } from './file-store.ts'

export const partSuffix = '.part'

/** Without this a power cut can lose the name of a file whose bytes are safe. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const pour = async (stream: ReadableStream<Uint8Array>, handle: FileHandle): Promise<WriteResult> => {
  const reader = stream.getReader()
  let bytes = 0
  try {
    while (true) {
      const piece = await reader.read().catch(() => undefined)
      if (!piece) return storeFailure('cut-off', `The stream broke after ${bytes} bytes`)
      if (piece.done) return { ok: true, bytes }
      await handle.appendFile(piece.value)
      bytes += piece.value.byteLength
    }
  } catch (error) {
    await reader.cancel(error).catch(() => undefined)
    throw error
  }
}

const chunkBytes = 64 * 1024

const fileStream = (handle: FileHandle): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { bytesRead, buffer } = await handle.read(new Uint8Array(chunkBytes), 0, chunkBytes)
        if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
        await handle.close()
        controller.close()
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  )

const listFolder = async (directory: string, folder: string, prefix: string): Promise<StoredFile[]> => {
  const names = await readdir(path.join(directory, folder)).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  const files: StoredFile[] = []
  for (const name of names.sort()) {
    const key = `${folder}/${name}`
    if (!isFileKey(key) || !key.startsWith(prefix)) continue
    // A file can be removed while we look.
    const found = await stat(path.join(directory, key)).catch((error) => {
      if (isMissing(error)) return undefined
      throw error
    })
    if (found) files.push({ key, bytes: found.size, writtenAt: found.mtime })
  }
  return files
}

/** Files in a directory of this machine, readable by nobody else on it. */
export const createDiskStore = (directory: string): FileStore => {
  const placeOf = (key: FileKey): string => path.join(directory, key)

  const writeChecked = async (key: FileKey, stream: ReadableStream<Uint8Array>): Promise<WriteResult> => {
    const goal = placeOf(key)
    const folder = path.dirname(goal)
    const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
    if (isNew) await syncFolder(directory)
    const part = `${goal}.${randomBytes(6).toString('hex')}${partSuffix}`
    try {
      const handle = await open(part, 'wx', 0o600)
      let written: WriteResult
      try {
        written = await pour(stream, handle)
        if (written.ok) await handle.sync()
      } finally {
        await handle.close()
      }
      if (written.ok) {
        await rename(part, goal)
        await syncFolder(folder)
      }
      return written
    } finally {
      await rm(part, { force: true })
    }
  }

  return {
    write: async (key, stream) => {
      if (!isFileKey(key)) return notAKey
      try {
        return await writeChecked(key, stream)
      } catch (error) {
        // Where the disk failed before the first piece, nobody else tells the sender to stop.
        if (!stream.locked) await stream.cancel().catch(() => undefined)
        return diskFailure(error)
      }
    },

    read: async (key) => {
      if (!isFileKey(key)) return notAKey
      try {
        const handle = await open(placeOf(key), 'r')
        return { ok: true, stream: fileStream(handle) }
      } catch (error) {
        return isMissing(error) ? { ok: true, stream: undefined } : diskFailure(error)
      }
    },

    remove: async (key) => {
      if (!isFileKey(key)) return notAKey
      try {
        await rm(placeOf(key), { force: true })
        return { ok: true }
      } catch (error) {
        return diskFailure(error)
      }
    },

    list: async (prefix) => {
      if (!isKeyPrefix(prefix)) return notAKey
      try {
        const names = await readdir(directory).catch((error) => {
          if (isMissing(error)) return []
          throw error
        })
        const folder = prefix.slice(0, 2)
        const files: StoredFile[] = []
        for (const name of names.filter((one) => /^[a-z2-7]{2}$/.test(one) && one.startsWith(folder)).sort()) {
          files.push(...(await listFolder(directory, name, prefix)))
        }
        return { ok: true, files }
      } catch (error) {
        return diskFailure(error)
      }
    },
  }
}
