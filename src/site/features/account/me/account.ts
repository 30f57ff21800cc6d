import { readMe } from '../calls/account-calls.ts'
import { createAccountStore } from './account-store.ts'
import { accountTrouble } from './account-trouble.ts'
import { whoIsThere } from './who-is-there.ts'

/** The account of this visit. */
export const account = createAccountStore({
  whoIsThere,
  ask: readMe,
  troubleOf: (error) => accountTrouble(error, navigator.onLine),
  now: () => new Date(),
})
