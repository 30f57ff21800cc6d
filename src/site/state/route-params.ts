import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { pageAt, routeParams } from '../app/page-route.ts'
import { resolvePath } from '../app/resolve-path.ts'
import { subscribeToAddress } from './address-query.ts'

const pageOnScreen = (): string => pageAt(resolvePath(location.pathname))

/**
 * What the address names, on a page that answers for many: `number` of an order. Nothing on the server, whose page is the same for
 * all of them. While the next page is on its way the address is already that page's: this one keeps its own.
 */
export const useRouteParams = (): Readonly<Record<string, string>> | undefined => {
  const [page] = useState(() => (typeof location === 'undefined' ? '' : pageOnScreen()))
  const own = useRef<string>(undefined)
  const pathname = useSyncExternalStore(
    subscribeToAddress,
    () => {
      if (pageOnScreen() === page) own.current = location.pathname
      return own.current
    },
    () => undefined,
  )
  return useMemo(() => (pathname === undefined ? undefined : routeParams(resolvePath(pathname))), [pathname])
}
