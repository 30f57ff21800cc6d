import { useEffect, useSyncExternalStore } from 'react'
import { storedAccessToken } from '../../../data/stored-sign-in.ts'
import { account } from './account.ts'
import type { AccountState } from './account-store.ts'

const isSignedIn = () => storedAccessToken(() => localStorage) !== null

/** Somebody signed in or out in another tab, or came back to this one. */
const look = () => {
  const { signIn } = account.getSnapshot()
  if (!isSignedIn()) return signIn === 'there' || signIn === 'unknown' ? account.forget() : undefined
  if (signIn !== 'there') void account.load()
}

/** What this visit knows of the account; asked for anew whenever a page of it is opened. */
export const useAccount = (): AccountState => {
  const state = useSyncExternalStore(account.subscribe, account.getSnapshot, account.getServerSnapshot)
  useEffect(() => {
    void account.load()
    const again = () => void account.load()
    addEventListener('storage', look)
    addEventListener('online', again)
    return () => {
      removeEventListener('storage', look)
      removeEventListener('online', again)
    }
  }, [])
  return state
}
