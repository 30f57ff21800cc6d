import { useSyncExternalStore } from 'react'
import { onSignInChange } from '../../data/sign-in-changes.ts'
import { storedSignIn } from '../../data/stored-sign-in.ts'

const subject = (): string => {
  const profile: { sub?: unknown } = { ...(storedSignIn(() => localStorage)?.entry.profile as object | undefined) }
  return typeof profile.sub === 'string' ? profile.sub : ''
}

/** Whoever is signed in, as the issuer calls them; empty where nobody is, and until the page is alive. Follows other tabs. */
export const useSubject = (): string => useSyncExternalStore(onSignInChange, subject, () => '')
