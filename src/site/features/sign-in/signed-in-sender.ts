import { createSendSignedIn } from './send-signed-in.ts'

/** Sends as whoever is signed in. What renews their tokens is fetched when one is over. */
export const sendSignedIn = createSendSignedIn({
  fetch: (input, init) => fetch(input, init),
  storage: () => localStorage,
  renew: async (token) => {
    const { renewSignIn } = await import('./renew-sign-in.ts')
    await renewSignIn(token)
  },
})
