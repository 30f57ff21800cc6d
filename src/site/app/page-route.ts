import { pageRoutes } from '../../domain/pages/page-routes.ts'
import { matchRoute } from '../../runtime/route-match.ts'
import { resolvePath } from './resolve-path.ts'

const patterns = Object.keys(pageRoutes)

/** Of an address that one page answers for together with others: what it names, by parameter. */
export const routeParams = (pagePath: string): Readonly<Record<string, string>> | undefined =>
  matchRoute(patterns, pagePath)?.params

/** The page that answers for a path: itself, unless a pattern has it. */
export const pageAt = (pagePath: string): string => {
  const page = pageRoutes[matchRoute(patterns, pagePath)?.pattern ?? '']
  return page === undefined ? pagePath : `/${pagePath.split('/')[1]}/${page}/`
}

/** The path of an address that a page answers for together with others. */
export const sharedPath = (pathname: string, pagePath: string): string | undefined => {
  const path = resolvePath(pathname)
  return path !== pagePath && pageAt(path) === pagePath ? path : undefined
}
