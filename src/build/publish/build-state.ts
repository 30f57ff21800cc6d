import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { serverFolder } from '../../domain/server-folder.ts'
import type { PageLinks } from '../check/links.ts'
import type { PagePlan } from '../render/plan-pages.ts'
import type { RenderJob } from '../render/render-job.ts'
import { replaceFile } from './replace-file.ts'

/** What a build left behind, so that the next one makes only what changed. */
export interface BuildState {
  /** Thousands of pages share their links: each stands here once, and pages name its place. */
  links: string[]
  /** Path of a page → hash of everything it was made from, its files, what it links to and can be linked to. */
  pages: Record<string, PageState>
  /** Other files of the build → hash of their contents. */
  files: Record<string, string>
  /** Files with hashed names → the last time a build needed them, as ISO moment. */
  kept: Record<string, string>
  /** How all of them are compressed. */
  compressed: string
}

export interface PageState {
  hash: string
  files: string[]
  /** Places in the list of all links. */
  links: number[]
  ids: string[]
}

// Of the thousands of pages only the outside is looked at: a build wrote them all under the same version.
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

const schema = v.object({
  version: v.literal(2),
  links: v.array(v.string()),
  pages: v.custom<Record<string, PageState>>(isObject),
  files: v.record(v.string(), v.string()),
  kept: v.record(v.string(), v.string()),
  compressed: v.optional(v.string(), ''),
})

export const emptyState: BuildState = { links: [], pages: {}, files: {}, kept: {}, compressed: '' }

/** Lives in the folder it describes: a deleted or foreign folder has no state, and everything is made again. */
export const stateFile = `${serverFolder}/build-state.json`

export const readBuildState = (siteDirectory: string): BuildState => {
  const file = path.join(siteDirectory, stateFile)
  if (!existsSync(file)) return emptyState
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return emptyState
  }
}

export const writeBuildState = (siteDirectory: string, state: BuildState): void => {
  const file = path.join(siteDirectory, stateFile)
  mkdirSync(path.dirname(file), { recursive: true })
  replaceFile(file, JSON.stringify({ version: 2, ...state }))
}

/** Files that need not be written again if their contents are the same: none once they are compressed otherwise. */
export const filesAsPublished = ({ files, compressed }: BuildState, now: string): BuildState['files'] =>
  compressed === now ? files : {}

/** What is known of the links of each page. They are looked up only where somebody asks. */
export const linksIn = ({ links, pages }: BuildState): Map<string, PageLinks> =>
  new Map(
    Object.entries(pages).map(([page, state]) => [
      page,
      {
        ids: state.ids,
        get links() {
          return state.links.flatMap((place) => links[place] ?? [])
        },
      },
    ]),
  )

/** Gives links their places, after those that have one. */
const createLinkPlaces = (known: readonly string[]) => {
  const places = new Map(known.map((link, place) => [link, place]))
  const placeOf = (link: string): number => {
    const place = places.get(link) ?? places.size
    places.set(link, place)
    return place
  }
  return { placesOf: (links: readonly string[]): number[] => links.map(placeOf), links: () => [...places.keys()] }
}

type Planned = Pick<PagePlan, 'path' | 'hash'> & { job: Pick<RenderJob, 'htmlFile' | 'dataFile'> }

/** What is to be known of every page after a build that rendered some of them. */
export const pagesAfter = (
  before: BuildState,
  plans: readonly Planned[],
  rendered: ReadonlyMap<string, PageLinks>,
): Pick<BuildState, 'links' | 'pages'> => {
  // A link that no page has any more loses its place when all pages are made anew.
  const { placesOf, links } = createLinkPlaces(rendered.size === plans.length ? [] : before.links)
  const stateOf = ({ path: page, hash, job }: Planned): PageState => {
    const known = before.pages[page]
    const seen = rendered.get(page)
    if (seen === undefined && known !== undefined) return known
    return {
      hash,
      files: [job.htmlFile, job.dataFile],
      links: placesOf(seen?.links ?? []),
      ids: seen?.ids ?? [],
    }
  }
  const pages = Object.fromEntries(plans.map((plan) => [plan.path, stateOf(plan)]))
  return { links: links(), pages }
}
