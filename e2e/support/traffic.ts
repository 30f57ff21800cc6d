import type { Page, Request } from 'playwright-core'

export interface Traffic {
  /** Addresses of the documents that the tab has asked for, as path and query. More than one means a full page load. */
  documents: string[]
  /** Everything else that it has asked for, as `GET /path`. */
  files: string[]
  /** Resolves when nothing has been asked for and nothing answered for half a second: longer than any pause between tries. */
  quiet(): Promise<void>
}

const quietFor = 500

export const recordTraffic = (page: Page): Traffic => {
  const documents: string[] = []
  const files: string[] = []
  const underWay = new Set<Request>()
  let last = performance.now()
  page.on('request', (request) => {
    last = performance.now()
    underWay.add(request)
    const { pathname, search } = new URL(request.url())
    if (request.isNavigationRequest()) documents.push(pathname + search)
    else files.push(`${request.method()} ${pathname}`)
  })
  const end = (request: Request) => {
    last = performance.now()
    underWay.delete(request)
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const quiet = async () => {
    last = performance.now()
    const waitedLongEnough = () => underWay.size === 0 && performance.now() - last >= quietFor
    while (!waitedLongEnough()) await page.waitForTimeout(50)
  }
  return { documents, files, quiet }
}
