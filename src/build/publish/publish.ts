import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isCompressible } from '../../config/compressed-files.ts'
import { filesBelow } from '../files-below.ts'
import { type BuildState, writeBuildState } from './build-state.ts'
import { replaceFile } from './replace-file.ts'

const variants = ['', '.br', '.gz']
const keepHashedFor = 30 * 24 * 60 * 60 * 1000

export interface Release {
  siteDirectory: string
  stagingDirectory: string
  /** Staged files that replace published ones. */
  changed: string[]
  /** Files with hashed names that this build needs, by the folder that holds them. */
  hashed: { directory: string; files: string[] }[]
  before: BuildState
  /** Everything the new build consists of, but for hashed files. */
  after: Omit<BuildState, 'kept'>
  now: Date
}

const isAcrossDisks = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EXDEV'

const moveInto = (from: string, to: string): void => {
  mkdirSync(path.dirname(to), { recursive: true })
  try {
    renameSync(from, to)
  } catch (error) {
    if (!isAcrossDisks(error)) throw error
    replaceFile(to, readFileSync(from))
  }
}

const moveChanged = ({ changed, stagingDirectory, siteDirectory }: Release): void => {
  for (const file of changed) {
    for (const variant of variants) {
      const from = path.join(stagingDirectory, file + variant)
      if (existsSync(from)) moveInto(from, path.join(siteDirectory, file + variant))
    }
  }
}

/** What builds before 2026-11-16 left among what is published. */
const leftovers = ['.build-state.json', 'csp.json']

/** A page keeps its files as long as it is there: their names follow from its path. */
const goneFiles = ({ before, after }: Release): string[] => [
  ...Object.keys(before.files).filter((file) => !(file in after.files)),
  ...Object.entries(before.pages).flatMap(([page, { files }]) => (page in after.pages ? [] : files)),
]

const remove = (siteDirectory: string, file: string): void => {
  for (const variant of variants) rmSync(path.join(siteDirectory, file + variant), { force: true })
}

/** Hashed files are added before anything refers to them. Those of older builds stay for visitors who still have the old pages open. */
const addHashed = ({ hashed, siteDirectory, before, after }: Release): void => {
  const isThere = filesBelow(siteDirectory)
  // Their names tell their contents, not how those are compressed.
  const isCurrent = (file: string) => before.compressed === after.compressed || !isCompressible(file)
  for (const { directory, files } of hashed) {
    for (const file of files) {
      if (isThere(file) && isCurrent(file)) continue
      if (!existsSync(path.join(directory, file))) throw new Error(`${file} is to be published but was not made.`)
      const target = path.join(siteDirectory, file)
      mkdirSync(path.dirname(target), { recursive: true })
      for (const variant of variants.toReversed()) {
        const from = path.join(directory, file + variant)
        if (existsSync(from)) replaceFile(target + variant, readFileSync(from))
      }
    }
  }
}

const ageHashed = ({ hashed, before, now, siteDirectory }: Release): Record<string, string> => {
  const used = new Set(hashed.flatMap(({ files }) => files))
  const kept: Record<string, string> = {}
  const moment = now.toISOString()
  for (const file of used) kept[file] = moment
  for (const [file, lastUsed] of Object.entries(before.kept)) {
    if (used.has(file)) continue
    if (now.getTime() - Date.parse(lastUsed) > keepHashedFor) remove(siteDirectory, file)
    else kept[file] = lastUsed
  }
  return kept
}

/** Makes a finished build the one that is served: first what is new, then what changed, last what is gone. */
export const publish = (release: Release): BuildState => {
  const { siteDirectory, after } = release
  mkdirSync(siteDirectory, { recursive: true })
  addHashed(release)
  moveChanged(release)
  for (const file of [...goneFiles(release), ...leftovers]) remove(siteDirectory, file)
  const state: BuildState = { ...after, kept: ageHashed(release) }
  writeBuildState(siteDirectory, state)
  return state
}
