import type { EditionCode } from '../edition/edition-code.ts'

/** Where the embedded issuer is, below the origin of the site. */
export const identityPath = '/identity'

/** The script of the pages on which a passkey can be used. */
export const passkeyScriptPath = `${identityPath}/passkey.js`

/** One page after the other of somebody who is signing in. Its cookie is bound to this path and all below it. */
export const interactionPath = (uid: string): string => `${identityPath}/interaction/${uid}`

/** What keeps an account safe: a page that the issuer writes. */
export const securityPage = `${identityPath}/security`

/** Where somebody sees what keeps their account safe, and changes it. */
export const securityPath = (edition: EditionCode): string => `${securityPage}?edition=${edition}`

/** A page of the site at which signing in begins, for those pages of the issuer that somebody has to be signed in for. */
export const signInPath = (edition: EditionCode, to?: 'security'): string =>
  `/${edition}/account/sign-in/${to === undefined ? '' : `?to=${to}`}`

/** Where browsers come back to with a code, and from signing out. */
export const signedInPath = (edition: EditionCode): string => `/${edition}/account/signed-in/`
export const signedOutPath = (edition: EditionCode): string => `/${edition}/account/signed-out/`
