import type { HandlerCallbackOptions } from 'workbox-core/types.js'
import { readConnection, sparesData } from '../../runtime/connection.ts'
import { keep } from './keep.ts'
import { buildOf, filesNamedIn, pagesBelow } from './named-in-page.ts'
import { pages } from './offline-caches.ts'
import { pageKey } from './page-key.ts'
import { poolsideTools } from './poolside-tools.ts'

/** A successor cannot take over before this worker has nothing left to do. */
const isBeingReplaced = ({ installing, waiting }: ServiceWorkerRegistration): boolean =>
  installing !== null || waiting !== null

/** What the visitor looks at comes first. */
const courtesy = 2000

const keptHtml = async (path: string): Promise<string | undefined> => {
  const address = pageKey(new URL(path, location.href).href)
  const kept = await caches.match(address, { cacheName: pages.cache, ignoreVary: true })
  return kept?.text()
}

/** A page with all that it needs to work; a page of this make that is kept already is left alone. */
const keepWhole = async (path: string, build: string, event: HandlerCallbackOptions['event']): Promise<string> => {
  const before = await keptHtml(path)
  if (before !== undefined && buildOf(before) === build) return before
  await keep(path, event)
  const html = (await keptHtml(path)) ?? ''
  await Promise.allSettled(filesNamedIn(html).map((file) => keep(file, event)))
  return html
}

/** Keeps the tools that whoever visits this page may want by the pool, one after the other, unless data is dear. */
export const keepTools = async (
  address: string,
  event: HandlerCallbackOptions['event'],
  registration: ServiceWorkerRegistration,
): Promise<void> => {
  const { pathname } = new URL(address, location.href)
  const tools = poolsideTools(pathname)
  if (tools.length === 0 || sparesData(readConnection(navigator))) return
  await new Promise((resolve) => setTimeout(resolve, courtesy))
  const build = buildOf((await keptHtml(pathname)) ?? '')
  if (build === undefined) return
  const wanted = [...tools]
  for (const page of wanted) {
    if (isBeingReplaced(registration)) return
    const html = await keepWhole(page, build, event)
    if (tools.includes(page)) wanted.push(...pagesBelow(page, html))
  }
}
