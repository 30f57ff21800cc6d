import { useEffect, useSyncExternalStore } from 'react'
import { onOtherTabs } from '../../../state/on-other-tabs.ts'
import { dealer } from './dealer.ts'

/** What this visit knows of the dealer; asked for anew whenever a page of theirs is opened. */
export const useDealer = () => {
  const state = useSyncExternalStore(dealer.subscribe, dealer.getSnapshot, dealer.getServerSnapshot)
  useEffect(() => {
    void dealer.load()
    const again = () => void dealer.load()
    const stop = onOtherTabs(dealer.look)
    addEventListener('online', again)
    return () => {
      stop()
      removeEventListener('online', again)
    }
  }, [])
  return state
}
