import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

/** Missing in a state that older code left behind, which renders every page again anyway. */
const list = v.optional(v.array(v.string()), [])

const schema = v.object({
  version: v.literal(1),
  /** Path of a page → hash of everything it was made from, its files, what it links to and can be linked to. */
  pages: v.record(v.string(), v.object({ hash: v.string(), files: v.array(v.string()), links: list, ids: list })),
  /** Other files of the build → hash of their contents. */
  files: v.record(v.string(), v.string()),
  /** Files with hashed names → the last time a build needed them, as ISO moment. */
  kept: v.record(v.string(), v.string()),
})

/** What a build left behind, so that the next one makes only what changed. */
export type BuildState = v.InferOutput<typeof schema>

export const emptyState: BuildState = { version: 1, pages: {}, files: {}, kept: {} }

/** Lives in the folder it describes: a deleted or foreign folder has no state, and everything is made again. */
export const stateFile = '.build-state.json'

export const readBuildState = (siteDirectory: string): BuildState => {
  const file = path.join(siteDirectory, stateFile)
  if (!existsSync(file)) return emptyState
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return emptyState
  }
}
