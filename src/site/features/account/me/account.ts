import { storedSignIn } from '../../../data/stored-sign-in.ts'
import { readMe } from '../calls/account-calls.ts'
import { createAccountStore } from './account-store.ts'
import { accountTrouble } from './account-trouble.ts'

/** What the issuer calls whoever is signed in: another one is another person. */
const whoIsThere = (): string | undefined => {
  const stored = storedSignIn(() => localStorage)
  if (stored === undefined) return undefined
  const { profile } = stored.entry
  const subject: unknown = typeof profile === 'object' && profile !== null ? Reflect.get(profile, 'sub') : ''
  return typeof subject === 'string' ? subject : ''
}

/** The account of this visit. */
export const account = createAccountStore({
  whoIsThere,
  ask: readMe,
  troubleOf: (error) => accountTrouble(error, navigator.onLine),
  now: () => new Date(),
})
