import { onSignInChange } from './sign-in-changes.ts'
import { createSiteDataClient } from './site-data-client.ts'
import { storedAccessToken } from './stored-sign-in.ts'

const storage = () => localStorage

/** The site's data, asked for by whichever page needs it. */
export const siteData = createSiteDataClient({
  fetch: (input, init) => fetch(input, init),
  storage,
  sendSignedIn: async (request) => {
    const { sendSignedIn } = await import('../features/sign-in/signed-in-sender.ts')
    return sendSignedIn(request)
  },
})

/** What one person was told is not for the next, in whichever tab they sign in. */
const forgetWithSignIn = () => {
  let known = storedAccessToken(storage)
  onSignInChange(() => {
    const now = storedAccessToken(storage)
    if (now !== known) siteData.forget()
    known = now
  })
}

if (typeof window !== 'undefined') forgetWithSignIn()
