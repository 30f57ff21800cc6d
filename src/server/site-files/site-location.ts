import { deskFile, deskPath } from '../../domain/staff/desk-path.ts'
import { pageAt } from '../../site/app/page-route.ts'
import type { RequestTarget } from '../connections/request-target.ts'
import type { SiteFiles } from './site-files.ts'

/** Where a request leads in the site: a file, the proper address of a page, or nowhere. */
export type SiteLocation =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing' }

const deskFolder = deskPath.replaceAll('/', '')

const missing: SiteLocation = { kind: 'missing' }

/** Written by the build for hosts and servers, not for visitors. */
const privateFiles = new Set(['_headers', '_redirects'])

const isPrivate = (segments: readonly string[]): boolean =>
  segments.some((segment) => segment.startsWith('.')) ||
  /\.(br|gz)$/.test(segments.at(-1) ?? '') ||
  privateFiles.has(segments.join('/'))

/** Starts with exactly one slash, so it can never name another host. */
const addressOf = (segments: readonly string[]): string => `/${segments.map(encodeURIComponent).join('/')}`

/**
 * Pages live at lower-case addresses with a trailing slash; any other spelling of one is sent there. Spelling is compared
 * after decoding, so an address that differs only in its percent-encoding is served as it is and nothing can loop.
 */
export const locate = async (files: SiteFiles, target: RequestTarget): Promise<SiteLocation> => {
  const { segments, trailingSlash, doubledSlash } = target
  const lower = segments.map((segment) => segment.toLowerCase())
  if (isPrivate(lower)) return missing
  const path = segments.join('/')
  const lowerPath = lower.join('/')

  const isProperSpelling = path === lowerPath && !doubledSlash
  const pageFile = [...lower, 'index.html'].join('/')
  /** A page that answers for many addresses. What it is about is spelled as it was asked for. */
  const asSharedPage = async (): Promise<SiteLocation> => {
    const shared = pageAt(`/${lowerPath}/`)
    const file = `${shared.slice(1)}index.html`
    if (shared === `/${lowerPath}/` || !(await files.has(file))) return missing
    if (trailingSlash && !doubledSlash) return { kind: 'file', path: file }
    return { kind: 'redirect', location: `${addressOf(segments)}/` }
  }
  /** The desk, whose page answers for all that lies beneath. */
  const asDesk = async (): Promise<SiteLocation> => {
    if (segments[0] !== deskFolder || segments[1] === 'assets' || !(await files.has(deskFile))) return missing
    if (trailingSlash && !doubledSlash) return { kind: 'file', path: deskFile }
    return { kind: 'redirect', location: `${addressOf(segments)}/` }
  }
  const asPage = async (): Promise<SiteLocation> => {
    if (!(await files.has(pageFile))) return asSharedPage()
    if (isProperSpelling && trailingSlash) return { kind: 'file', path: pageFile }
    return { kind: 'redirect', location: segments.length === 0 ? '/' : `${addressOf(lower)}/` }
  }
  const asFile = async (): Promise<SiteLocation> => {
    if (trailingSlash || segments.length === 0) return missing
    if (await files.has(path))
      return doubledSlash ? { kind: 'redirect', location: addressOf(segments) } : { kind: 'file', path }
    if (path === lowerPath || !(await files.has(lowerPath))) return missing
    return { kind: 'redirect', location: addressOf(lower) }
  }

  const file = await asFile()
  if (file.kind !== 'missing') return file
  const desk = await asDesk()
  return desk.kind === 'missing' ? asPage() : desk
}
