import type { Fault, RunningSite } from '../support/site.ts'
import { type Preparation, withWitness } from './witness.ts'

/** Pictures take most of the time of a visit where there is no graphics card: tests are not about them. */
const noPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } })

export type WitnessedSite = ReturnType<typeof witnessSite>

/** Puts the witness into every document of a site, whoever answers with it. */
export const witnessSite = (site: RunningSite, { pictures = false, ...preparation }: Preparation) => {
  /** Addresses of the documents that the tab has asked for. More than one means a full page load. */
  const documents: string[] = []

  const breakWith = (fault?: Fault) =>
    site.breakWith(async (request, url) => {
      if (request.headers.has('x-original')) return undefined
      const asked = request.headers.get('sec-fetch-dest') ?? ''
      const isAsked = request.method === 'GET' && ['document', 'iframe'].includes(asked)
      // Pages of signing in depend on who asks, and are good for one time.
      const isDocument = isAsked && !url.pathname.startsWith('/identity/')
      if (isAsked) documents.push(url.pathname + url.search)
      const answer = await fault?.(request, url)
      if (answer === undefined && !pictures && url.pathname.startsWith('/images/')) return noPicture()
      if (answer === 'hang up' || !isDocument) return answer
      const original =
        answer ??
        (await fetch(site.origin + url.pathname + url.search, { headers: { 'x-original': 'yes' }, redirect: 'manual' }))
      const isPage = original.headers.get('content-type')?.startsWith('text/html') === true
      return isPage ? withWitness(original, preparation) : answer
    })
  breakWith()
  return { documents, breakWith }
}
