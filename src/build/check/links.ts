import type { PageInspection } from './inspect-page.ts'
import type { PageProblem } from './page-problem.ts'

export type PageLinks = Pick<PageInspection, 'links' | 'ids'>

interface Given {
  /** Path of a page → what it links to and can be linked to. */
  pages: ReadonlyMap<string, PageLinks>
  /** Every other file of the build, from the root of the site. */
  files: ReadonlySet<string>
  publicUrl: string
}

const elsewhere = 'http://elsewhere.invalid'

/** Why an address of this site leads nowhere; undefined if it does lead somewhere, or to another site. */
const reasonAgainst = (link: string, from: string, { pages, files, publicUrl }: Given): string | undefined => {
  if (!URL.canParse(link, elsewhere + from)) return `the link “${link}” is not an address`
  const inSite = link.startsWith(`${publicUrl}/`) ? link.slice(publicUrl.length) : link
  const { origin, pathname, hash } = new URL(inSite, elsewhere + from)
  if (origin !== elsewhere) return undefined
  const path = decodeURI(pathname)
  const page = pages.get(path)
  if (page === undefined) {
    if (files.has(path.slice(1))) return undefined
    return pages.has(`${path}/`)
      ? `the link ${link} reaches its page only by a redirect: add a slash at its end`
      : `the link ${link} leads nowhere`
  }
  const anchor = decodeURIComponent(hash.slice(1))
  return anchor === '' || page.ids.includes(anchor)
    ? undefined
    : `the link ${link} names a place that page does not have`
}

/** Links of all pages, whether they were rendered now or before: what they point at may have gone in between. */
export const linkProblems = (given: Given): PageProblem[] => {
  const byLink = new Map<string, string | undefined>()
  return [...given.pages].flatMap(([path, { links }]) =>
    links.flatMap((link) => {
      const key = link.startsWith('/') ? link : `${path} ${link}`
      const reason = byLink.has(key) ? byLink.get(key) : reasonAgainst(link, path, given)
      byLink.set(key, reason)
      return reason === undefined ? [] : [{ path, reason, link }]
    }),
  )
}
