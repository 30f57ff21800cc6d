import { useSyncExternalStore } from 'react'
import { onSignInChange } from '../../data/sign-in-changes.ts'
import { storedSignIn } from '../../data/stored-sign-in.ts'

/** Who is signed in on this device, as far as the browser knows. What they may do the server decides. */
export interface SignedIn {
  /** What the issuer calls them: another one is another person. */
  readonly subject: string
  readonly name: string
  readonly email: string
}

const text = (claims: object, name: string): string => {
  const value: unknown = Reflect.get(claims, name)
  return typeof value === 'string' ? value : ''
}

const read = (): SignedIn | null => {
  const stored = storedSignIn(() => localStorage)
  if (stored === undefined) return null
  const { profile } = stored.entry
  const claims = typeof profile === 'object' && profile !== null ? profile : {}
  return { subject: text(claims, 'sub'), name: text(claims, 'name'), email: text(claims, 'email') }
}

const same = (one: SignedIn | null, other: SignedIn | null | undefined): boolean =>
  one === other ||
  (one !== null &&
    other != null &&
    one.subject === other.subject &&
    one.name === other.name &&
    one.email === other.email)

let known: SignedIn | null | undefined

const snapshot = (): SignedIn | null => {
  const now = read()
  if (!same(now, known)) known = now
  return known ?? null
}

/** Who is signed in; null: nobody is; undefined: the page is not alive yet. Follows other tabs. */
export const useSignedIn = (): SignedIn | null | undefined =>
  useSyncExternalStore(onSignInChange, snapshot, () => undefined)
