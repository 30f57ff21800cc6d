import { errors, type InteractionResults, type Provider } from 'oidc-provider'
import { inContext } from './in-context.ts'

/** What somebody is in the middle of who came to sign in. */
export interface SignInUnderWay {
  readonly uid: string
  /** Of the address they came with, as they sent them. */
  readonly params: Readonly<Record<string, unknown>>
  /** Who is signed in already and is asked again. */
  readonly account?: string
}

/** Nothing where the browser has brought no cookie of it, or it is over. */
export const signInUnderWay = async (
  provider: Provider,
  request: Request,
  publicUrl: string,
): Promise<SignInUnderWay | undefined> => {
  try {
    const { uid, params, session } = await inContext(
      (incoming, outgoing) => provider.interactionDetails(incoming, outgoing),
      request,
      publicUrl,
    )
    return { uid, params, ...(session && { account: session.accountId }) }
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

/** Where the browser goes on to once it is known who somebody is, or that they gave up. */
export const endSignIn = (
  provider: Provider,
  request: Request,
  publicUrl: string,
  result: InteractionResults,
): Promise<string> =>
  inContext((incoming, outgoing) => provider.interactionResult(incoming, outgoing, result), request, publicUrl)
