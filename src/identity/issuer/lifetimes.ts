const minutes = 60
const hours = 60 * minutes
const days = 24 * hours

/** For how many seconds what the issuer hands out is good. */
export const lifetimes = {
  code: minutes,
  /** Short: what somebody may do is looked up anew each time one is fetched. */
  accessToken: 10 * minutes,
  idToken: 10 * minutes,
  /** Somebody who is reading a letter on another device comes back to the page that waits. */
  interaction: hours,
  /** From the last time somebody was here. */
  signIn: 30 * days,
} as const
