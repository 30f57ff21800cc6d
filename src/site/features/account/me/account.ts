import { storedAccessToken } from '../../../data/stored-sign-in.ts'
import { readMe } from '../calls/account-calls.ts'
import { createAccountStore } from './account-store.ts'
import { accountTrouble } from './account-trouble.ts'

/** The account of this visit. */
export const account = createAccountStore({
  isSignedIn: () => storedAccessToken(() => localStorage) !== null,
  ask: readMe,
  troubleOf: (error) => accountTrouble(error, navigator.onLine),
  now: () => new Date(),
})
