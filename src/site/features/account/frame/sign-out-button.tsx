import { siteData } from '../../../data/site-data.ts'
import { forgetSignIn } from '../../../data/stored-sign-in.ts'
import { account } from '../me/account.ts'
import { forgetDrafts } from '../parts/kept-draft.ts'

/** Signs out on this device. What was asked for and typed goes with it. */
export const SignOutButton = () => (
  <button
    type="button"
    onClick={() => {
      forgetSignIn(() => localStorage)
      siteData.forget()
      forgetDrafts()
      account.forget()
    }}
  >
    Sign out
  </button>
)
