import { readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { contentModel } from '../model/content-model.ts'
import type { ContentType } from '../model/field.ts'
import { assembleContent, type ReadFile } from './assemble-content.ts'
import { assetType } from './asset-type.ts'
import { checkReferences } from './check-references.ts'
import { checkUnique } from './check-unique.ts'
import type { Content } from './content.ts'
import { findAssetFiles } from './find-asset-files.ts'
import { findContentFiles } from './find-content-files.ts'
import { modelVersion } from './model-version.ts'
import type { ProbedFile } from './probe-asset-file.ts'
import { type Problem, sortProblems } from './problem.ts'
import { type ParsedFile, readContentFile } from './read-content-file.ts'
import { openValueCache } from './value-cache.ts'

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
  const keptIn = (name: string) => options.cacheDirectory && join(options.cacheDirectory, name)
  const contentFiles = openValueCache<ParsedFile>(keptIn('content-files'), version)
  const assetFiles = openValueCache<ProbedFile>(keptIn('asset-files'), 'probe-1')
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
      const { files, problems } = findContentFiles(directory, model)
      const read = files.map((file): ReadFile => {
        const known = contentFiles.get(file.path, file.stamp)
        if (known) return { file, parsed: known }
        // Thousands of open files at once would be refused, and parsing takes longer than reading.
        const parsed = readContentFile(file, readFileSync(join(directory, file.path), 'utf8'), typeOf)
        contentFiles.set(file.path, file.stamp, parsed)
        return { file, parsed }
      })
      for (const { parsed } of read) problems.push(...parsed.problems)

      const pictures = await findAssetFiles(directory, read, assetFiles, problems)
      const assembled = assembleContent(read, model, ({ file }) => pictures.get(file.path))
      problems.push(...assembled.problems)
      const assetIds = new Set(files.flatMap(({ type, id }) => (type === assetType ? [id] : [])))
      problems.push(...checkReferences(read, assembled.content, assetIds))
      problems.push(...checkUnique(model, assembled.content, read))
      contentFiles.save(new Set(files.map(({ path }) => path)))

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
