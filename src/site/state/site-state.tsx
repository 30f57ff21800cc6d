import { type ReactNode, useEffect } from 'react'
import { CartProvider, type ContentAddress } from './cart-provider.tsx'
import { sessionList } from './session-list.ts'
import { UiProvider } from './ui-provider.tsx'

interface SiteStateProps {
  path: string
  content?: ContentAddress | undefined
  children: ReactNode
}

/** Everything the pages and panels share, in one wrapper. */
export const SiteState = ({ path, content, children }: SiteStateProps) => {
  useEffect(() => {
    // Reading lays out the five keys on the first load of the tab.
    sessionList.getSnapshot()
  }, [])
  return (
    <UiProvider path={path}>
      <CartProvider content={content}>{children}</CartProvider>
    </UiProvider>
  )
}
