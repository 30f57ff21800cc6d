import { useEffect } from 'react'
import { type ShopEvent, tellShopEvent } from './shop-events.ts'

/** Told once for each time something comes into view; undefined is not told. */
export const useShopEvent = (key: string | undefined, event: () => ShopEvent): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in view is told when it comes, not when it changes
  useEffect(() => {
    if (key !== undefined) tellShopEvent(event())
  }, [key])
}
