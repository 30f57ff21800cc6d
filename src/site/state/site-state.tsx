import { type ReactNode, useEffect } from 'react'
import { CartProvider } from '../features/cart/cart-provider.tsx'
import type { ContentAddress } from '../features/cart/start-cart-refresh.ts'
import { layOutComparisonList } from '../features/compare/comparison-keys.ts'
import { UiProvider } from './ui-provider.tsx'

interface SiteStateProps {
  path: string
  content?: ContentAddress | undefined
  children: ReactNode
}

/** Everything the pages and panels share, in one wrapper. */
export const SiteState = ({ path, content, children }: SiteStateProps) => {
  useEffect(() => {
    layOutComparisonList(() => window.sessionStorage)
  }, [])
  return (
    <UiProvider path={path}>
      <CartProvider content={content}>{children}</CartProvider>
    </UiProvider>
  )
}
