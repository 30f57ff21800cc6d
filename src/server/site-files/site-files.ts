import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { type FileHandle, open, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { createByteBudgetCache } from './byte-budget-cache.ts'
import { streamFile } from './file-stream.ts'

export interface SiteFile {
  /** Relative to the site's folder, with forward slashes. */
  readonly path: string
  readonly size: number
  readonly modified: Date
  /** Strong: the hash of the bytes. Servers with the same build agree on it, and a rebuild that changes nothing keeps it. */
  readonly etag: string
  /** The whole content of a small file; a large one is streamed. */
  readonly body?: Uint8Array<ArrayBuffer>
  /** Tells this file from one that has taken its place. */
  readonly identity: string
}

export interface SiteFiles {
  has(path: string): Promise<boolean>
  read(path: string): Promise<SiteFile | undefined>
  /** Breaks off when the file has been replaced since it was read: half of each would be worse. */
  stream(file: SiteFile, range: { start: number; end: number }): ReadableStream<Uint8Array<ArrayBuffer>>
}

const keptInMemory = 32 * 1024 * 1024
const smallFile = 256 * 1024
const entryOverhead = 512
const absences = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM'])

const isAbsence = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && absences.has(error.code)

const absentIsUndefined = async <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  promise.catch((error: unknown) => {
    if (isAbsence(error)) return undefined
    throw error
  })

const identityOf = (found: Stats): string => `${found.dev}:${found.ino}:${found.size}:${found.mtimeMs}:${found.ctimeMs}`

/**
 * The files of a built site. Every look goes to the disk, so a build may replace files at any time; only contents are
 * remembered, for as long as the file on disk is the same one.
 */
export const createSiteFiles = (siteDirectory: string): SiteFiles => {
  const contents = createByteBudgetCache<SiteFile>(keptInMemory)
  const insideSite = createByteBudgetCache<string>(4 * 1024 * 1024)
  const absolute = (path: string): string => join(siteDirectory, ...path.split('/'))

  const identify = async (path: string): Promise<string | undefined> => {
    const found = await absentIsUndefined(stat(absolute(path)))
    if (!found?.isFile()) return undefined
    const identity = identityOf(found)
    if (insideSite.get(path) === identity) return identity
    // A link may lead out of the site; the same file at the same path need be asked only once.
    const [file, root] = await Promise.all([absentIsUndefined(realpath(absolute(path))), realpath(siteDirectory)])
    if (!file?.startsWith(root + sep)) return undefined
    insideSite.set(path, identity, path.length + entryOverhead)
    return identity
  }

  const openSame = async (
    path: string,
    identity: string,
  ): Promise<{ handle: FileHandle; found: Stats } | undefined> => {
    const handle = await absentIsUndefined(open(absolute(path)))
    if (!handle) return undefined
    const found = await handle.stat()
    if (identityOf(found) === identity) return { handle, found }
    await handle.close()
    return undefined
  }

  const load = async (path: string, identity: string): Promise<SiteFile | undefined> => {
    const opened = await openSame(path, identity)
    if (!opened) return undefined
    const { handle, found } = opened
    try {
      const hash = createHash('sha256')
      const file = { path, size: found.size, modified: found.mtime, identity }
      if (found.size > smallFile) {
        for await (const chunk of handle.createReadStream({ autoClose: false, start: 0 })) hash.update(chunk)
        return { ...file, etag: `"${hash.digest('base64url').slice(0, 22)}"` }
      }
      const body = new Uint8Array(await handle.readFile())
      return { ...file, size: body.length, etag: `"${hash.update(body).digest('base64url').slice(0, 22)}"`, body }
    } finally {
      await handle.close()
    }
  }

  return {
    has: async (path) => (await identify(path)) !== undefined,
    read: async (path) => {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const identity = await identify(path)
        if (!identity) return undefined
        const known = contents.get(path)
        if (known?.identity === identity) return known
        const file = await load(path, identity)
        if (!file) continue
        contents.set(path, file, (file.body?.length ?? 0) + path.length + entryOverhead)
        return file
      }
      throw new Error(`${path} is being replaced faster than it can be read`)
    },
    stream: (file, range) =>
      streamFile(async () => {
        const opened = await openSame(file.path, file.identity)
        if (!opened) throw new Error(`${file.path} was replaced while it was sent`)
        return opened.handle
      }, range),
  }
}
