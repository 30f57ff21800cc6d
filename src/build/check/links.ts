import { serverPageFolders } from '../../domain/pages/not-pages.ts'
import type { PageInspection } from './inspect-page.ts'
import type { PageProblem } from './page-problem.ts'

export type PageLinks = Pick<PageInspection, 'links' | 'ids'>

interface Given {
  /** Path of a page → what it links to and can be linked to. */
  pages: ReadonlyMap<string, PageLinks>
  /** The pages whose links are in question; without it, all. */
  of?: readonly string[] | undefined
  /** Every other file of the build, from the root of the site. */
  files: ReadonlySet<string>
  publicUrl: string
}

const elsewhere = 'http://elsewhere.invalid'

/** Why an address of this site leads nowhere; undefined if it does lead somewhere, or to another site. */
const reasonAgainst = (link: string, from: string, { pages, files, publicUrl }: Given): string | undefined => {
  const inSite = link.startsWith(`${publicUrl}/`) ? link.slice(publicUrl.length) : link
  if (pages.has(inSite)) return undefined
  if (!URL.canParse(link, elsewhere + from)) return `the link “${link}” is not an address`
  const { origin, pathname, hash } = new URL(inSite, elsewhere + from)
  if (origin !== elsewhere) return undefined
  const path = decodeURI(pathname)
  const page = pages.get(path)
  if (page === undefined) {
    if (files.has(path.slice(1)) || serverPageFolders.some((folder) => path.startsWith(folder))) return undefined
    return pages.has(`${path}/`)
      ? `the link ${link} reaches its page only by a redirect: add a slash at its end`
      : `the link ${link} leads nowhere`
  }
  return anchorProblem(link, hash, page)
}

const anchorProblem = (link: string, hash: string, { ids }: PageLinks): string | undefined => {
  const anchor = decodeURIComponent(hash.slice(1))
  return anchor === '' || ids.includes(anchor) ? undefined : `the link ${link} names a place that page does not have`
}

/** Links of all pages, whether they were rendered now or before: what they point at may have gone in between. */
export const linkProblems = (given: Given): PageProblem[] => {
  // Many pages have the same links.
  const reasons = new Map<string, string | null>()
  const reasonFor = (link: string, path: string, page: PageLinks): string | null => {
    if (link.startsWith('#')) return anchorProblem(link, link, page) ?? null
    const key = link.startsWith('/') ? link : `${path} ${link}`
    const known = reasons.get(key)
    if (known !== undefined) return known
    const reason = reasonAgainst(link, path, given) ?? null
    reasons.set(key, reason)
    return reason
  }
  const problems: PageProblem[] = []
  for (const path of given.of ?? given.pages.keys()) {
    const page = given.pages.get(path) ?? { links: [], ids: [] }
    for (const link of page.links) {
      const reason = reasonFor(link, path, page)
      if (reason !== null) problems.push({ path, reason, link })
    }
  }
  return problems
}
