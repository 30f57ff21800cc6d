import { useEffect, useSyncExternalStore } from 'react'
import { onOtherTabs } from '../../../state/on-other-tabs.ts'
import { account } from './account.ts'
import type { AccountState } from './account-store.ts'

/** What this visit knows of the account; asked for anew whenever a page of it is opened. */
export const useAccount = (): AccountState => {
  const state = useSyncExternalStore(account.subscribe, account.getSnapshot, account.getServerSnapshot)
  useEffect(() => {
    void account.load()
    const again = () => void account.load()
    const stop = onOtherTabs(account.look)
    addEventListener('online', again)
    return () => {
      stop()
      removeEventListener('online', again)
    }
  }, [])
  return state
}
