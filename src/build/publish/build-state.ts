import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

/** What a build left behind, so that the next one makes only what changed. */
export interface BuildState {
  /** Path of a page → hash of everything it was made from, its files, what it links to and can be linked to. */
  pages: Record<string, PageState>
  /** Other files of the build → hash of their contents. */
  files: Record<string, string>
  /** Files with hashed names → the last time a build needed them, as ISO moment. */
  kept: Record<string, string>
}

export interface PageState {
  hash: string
  files: string[]
  links: string[]
  ids: string[]
}

// Thousands of pages share their links: each is written once, and pages name its place. Of the places only the outside is looked at.
const places = v.custom<number[]>(Array.isArray)

const schema = v.object({
  version: v.literal(2),
  links: v.array(v.string()),
  pages: v.record(
    v.string(),
    v.object({ hash: v.string(), files: v.array(v.string()), links: places, ids: v.array(v.string()) }),
  ),
  files: v.record(v.string(), v.string()),
  kept: v.record(v.string(), v.string()),
})

export const emptyState: BuildState = { pages: {}, files: {}, kept: {} }

/** Lives in the folder it describes: a deleted or foreign folder has no state, and everything is made again. */
const stateFile = '.build-state.json'

export const readBuildState = (siteDirectory: string): BuildState => {
  const file = path.join(siteDirectory, stateFile)
  if (!existsSync(file)) return emptyState
  try {
    const { links, pages, files, kept } = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
    const linksAt = (at: number[]): string[] => at.flatMap((place) => links[place] ?? [])
    const unpacked = Object.entries(pages).map(([page, state]) => [page, { ...state, links: linksAt(state.links) }])
    return { pages: Object.fromEntries(unpacked), files, kept }
  } catch {
    return emptyState
  }
}

export const writeBuildState = (siteDirectory: string, { pages, files, kept }: BuildState): void => {
  const placeOf = new Map<string, number>()
  const place = (link: string): number => {
    const known = placeOf.get(link) ?? placeOf.size
    placeOf.set(link, known)
    return known
  }
  const packed = Object.entries(pages).map(([page, state]) => [page, { ...state, links: state.links.map(place) }])
  const state = { version: 2, links: [...placeOf.keys()], pages: Object.fromEntries(packed), files, kept }
  writeFileSync(path.join(siteDirectory, stateFile), JSON.stringify(state))
}
