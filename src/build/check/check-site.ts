import { hashedFolders } from '../../config/cache-control.ts'
import type { SitePage } from '../registry/site-page.ts'
import { contentSource } from './find-source.ts'
import { headProblems } from './heads.ts'
import type { PageInspection } from './inspect-page.ts'
import { linkProblems, type PageLinks } from './links.ts'
import type { PageProblem } from './page-problem.ts'

export interface SiteUnderCheck {
  pages: readonly SitePage[]
  /** Pages rendered by this build. */
  rendered: ReadonlyMap<string, PageInspection>
  /** What is known of the others from the build that rendered them. */
  kept: ReadonlyMap<string, PageLinks>
  /** Files that are no pages: now, and when the other pages were checked. */
  files: ReadonlySet<string>
  filesBefore: ReadonlySet<string>
  publicUrl: string
  /** Folder of the content, where the build has it in files. */
  contentDirectory: string | undefined
}

const shownAtMost = 40

/** Hashed files stay where they are when the page that needs them does: they are checked once. */
const worthKeeping = (link: string): boolean => !hashedFolders.some((folder) => link.startsWith(`/${folder}/`))

/** Something that pages could link to. Where nothing is gone, the links of pages that stay as they are still lead somewhere. */
const isAnythingGone = ({ pages, rendered, kept, files, filesBefore }: SiteUnderCheck): boolean => {
  const paths = new Set(pages.map(({ path }) => path))
  const hasLostPlace = ([path, { ids }]: [string, PageLinks]): boolean =>
    kept.get(path)?.ids.some((id) => !ids.includes(id)) ?? false
  return (
    [...kept.keys()].some((path) => !paths.has(path)) ||
    [...filesBefore].some((file) => !files.has(file)) ||
    [...rendered].some(hasLostPlace)
  )
}

/** Fails with everything that is wrong. Otherwise returns what the next build has to know about each page that was rendered. */
export const checkSite = (site: SiteUnderCheck): Map<string, PageLinks> => {
  const known = site.pages.map(({ path }): [string, PageLinks] => {
    const page = site.rendered.get(path) ?? site.kept.get(path)
    if (page === undefined)
      throw new Error(`Nothing is known of the links of ${path}: delete the site’s folder and build again.`)
    return [path, page]
  })
  const problems: PageProblem[] = [
    ...headProblems(site.pages),
    ...[...site.rendered].flatMap(([path, page]) => page.problems.map((reason) => ({ path, reason }))),
    ...linkProblems({
      pages: new Map(known),
      of: isAnythingGone(site) ? undefined : [...site.rendered.keys()],
      files: site.files,
      publicUrl: site.publicUrl,
    }),
  ]
  if (problems.length > 0) throw new Error(describe(problems, site))
  return new Map([...site.rendered].map(([path, { links, ids }]) => [path, { links: links.filter(worthKeeping), ids }]))
}

const describe = (problems: PageProblem[], { pages, contentDirectory }: SiteUnderCheck): string => {
  const sourceOf = contentSource(pages, contentDirectory)
  // A link in the menu is wrong on every page: said once, with the first.
  const sameLink = (problem: PageProblem) =>
    problem.link === undefined ? `${problem.path} ${problem.reason}` : problem.reason
  const lines = [...Map.groupBy(problems, sameLink).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const more = others.length === 0 ? '' : ` (and on ${others.length} more)`
    return [`${first.path}${more} ${sourceOf(first)}: ${first.reason}`]
  })
  const rest = lines.length > shownAtMost ? [`… and ${lines.length - shownAtMost} more`] : []
  const count = lines.length === 1 ? 'one problem' : `${lines.length} problems`
  return [`The pages have ${count}:`, ...lines.slice(0, shownAtMost), ...rest].join('\n')
}
