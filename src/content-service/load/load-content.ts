import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import { contentModel } from '../model/content-model.ts'
import type { ContentType } from '../model/field.ts'
import { assembleContent, type ReadFile } from './assemble-content.ts'
import { assetType } from './asset-type.ts'
import { checkReferences } from './check-references.ts'
import { checkUnique } from './check-unique.ts'
import type { AssetFile, Content } from './content.ts'
import { type FileCache, openFileCache } from './file-cache.ts'
import { findContentFiles } from './find-content-files.ts'
import { modelVersion } from './model-version.ts'
import { type ProbedFile, probeAssetFile } from './probe-asset-file.ts'
import { type Problem, sortProblems } from './problem.ts'
import { type ParsedFile, readContentFile } from './read-content-file.ts'

export interface LoadOptions {
  model?: readonly ContentType[]
  /** Where parsed files are kept between runs; without it nothing is kept on disk. */
  cacheDirectory?: string
}

export type LoadResult = { ok: true; content: Content } | { ok: false; problems: Problem[] }

export interface ContentLoader {
  /** Reads what changed since the last time, on disk or in this process, and checks everything. */
  load(): Promise<LoadResult>
}

export const createContentLoader = (directory: string, options: LoadOptions = {}): ContentLoader => {
  const model = options.model ?? contentModel
  const version = modelVersion(model)
  const cachePath = (name: string) => options.cacheDirectory && join(options.cacheDirectory, name)
  const entryCache = openFileCache<ParsedFile>(cachePath('content-files.json'), version)
  const pictureCache = openFileCache<ProbedFile>(cachePath('asset-files.json'), 'probe-1')
  const types = new Map(model.map((type) => [type.id, type]))
  const typeOf = (id: string): ContentType => {
    const type = types.get(id)
    if (!type) throw new Error(`The content model links to "${id}", which it does not define`)
    return type
  }

  return {
    async load() {
      try {
        if (!statSync(directory).isDirectory()) return missing(directory)
      } catch {
        return missing(directory)
      }
      const cache = await entryCache
      const { files, problems } = findContentFiles(directory, model)
      const read = await Promise.all(
        files.map(async (file): Promise<ReadFile> => {
          const known = cache.get(file.path, file.size, file.modified)
          if (known) return { file, parsed: known }
          const parsed = readContentFile(file, await readFile(join(directory, file.path), 'utf8'), typeOf)
          cache.set(file.path, file.size, file.modified, parsed)
          return { file, parsed }
        }),
      )
      for (const { parsed } of read) problems.push(...parsed.problems)

      const assetFiles = await findAssetFiles(directory, read, await pictureCache, problems)
      const assembled = assembleContent(read, model, ({ file }) => assetFiles.get(file.path))
      problems.push(...assembled.problems)
      const assetIds = new Set(files.flatMap(({ type, id }) => (type === assetType ? [id] : [])))
      problems.push(...checkReferences(read, assembled.content, assetIds))
      problems.push(...checkUnique(model, assembled.content, read))
      await cache.save(new Set(files.map(({ path }) => path)))

      if (problems.length === 0) return { ok: true, content: assembled.content }
      const shown = shownDirectory(directory)
      return { ok: false, problems: sortProblems(problems).map((one) => ({ ...one, file: join(shown, one.file) })) }
    },
  }
}

/** Reads and checks a content directory; every problem of every file at once. */
export const loadContent = (directory: string, options: LoadOptions = {}): Promise<LoadResult> =>
  createContentLoader(directory, options).load()

const missing = (directory: string): LoadResult => ({
  ok: false,
  problems: [{ file: shownDirectory(directory), line: 1, reason: 'there is no such content directory' }],
})

const shownDirectory = (directory: string): string => {
  const shown = relative(process.cwd(), directory)
  return shown.startsWith('..') || isAbsolute(shown) ? directory : shown
}

const findAssetFiles = async (
  directory: string,
  read: readonly ReadFile[],
  cache: FileCache<ProbedFile>,
  problems: Problem[],
): Promise<Map<string, AssetFile>> => {
  const found = new Map<string, AssetFile>()
  const used = new Set<string>()
  await Promise.all(
    read.map(async ({ file, parsed }) => {
      const fileName = parsed.values.file
      if (file.type !== assetType || typeof fileName !== 'string' || /[/\\]/.test(fileName)) return
      const relativePath = `${file.path.slice(0, file.path.lastIndexOf('/') + 1)}${fileName}`
      const path = join(directory, relativePath)
      const report = (reason: string) =>
        problems.push({ file: file.path, line: parsed.lines.file ?? 1, field: 'file', reason })
      const stat = statSync(path, { throwIfNoEntry: false })
      if (!stat?.isFile()) return report(`there is no file "${fileName}" beside this one`)
      used.add(relativePath)
      let probed = cache.get(relativePath, stat.size, stat.mtimeMs)
      if (!probed) {
        probed = await probeAssetFile(path)
        cache.set(relativePath, stat.size, stat.mtimeMs, probed)
      }
      const { reason, ...facts } = probed
      if (reason) return report(`"${fileName}" ${reason}`)
      return found.set(file.path, { path, fileName, size: stat.size, ...facts })
    }),
  )
  await cache.save(used)
  return found
}
