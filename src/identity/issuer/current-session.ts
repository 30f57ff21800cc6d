import type { Provider } from 'oidc-provider'
import { inContext } from './in-context.ts'

/** Somebody who is signed in with the issuer, in one browser. */
export interface CurrentSession {
  /** Its name in tokens and in the list of places. */
  readonly uid: string
  readonly account: string
  readonly signedInAt: Date
}

/** By the cookie alone. Nothing where there is none, or its session was ended. */
export const currentSession = async (
  provider: Provider,
  request: Request,
  publicUrl: string,
): Promise<CurrentSession | undefined> => {
  const { uid, accountId, loginTs } = await inContext(
    (incoming, outgoing) => provider.Session.get(provider.createContext(incoming, outgoing)),
    request,
    publicUrl,
  )
  if (accountId === undefined || loginTs === undefined) return undefined
  return { uid, account: accountId, signedInAt: new Date(loginTs * 1000) }
}
