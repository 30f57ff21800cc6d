import { identityPath } from '../../../domain/identity/identity-paths.ts'
import { siteClientId } from '../../../domain/identity/site-client-id.ts'
import { loadAppData } from '../../../runtime/app-data.ts'
import { fetchedOnce } from '../../data/fetched-once.ts'

/** Who says who people are. */
export interface SignInIssuer {
  readonly authority: string
  readonly clientId: string
  /** What its tokens have to be made out to; the embedded one knows by itself. */
  readonly audience?: string
}

const textIn = (value: unknown, name: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const text = (value as Record<string, unknown>)[name]
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** As the build says it: another issuer than the embedded one where variables name it. */
export const issuerOf = (identity: unknown, origin: string): SignInIssuer => {
  const [authority, clientId, audience] = ['authority', 'clientId', 'audience'].map((name) => textIn(identity, name))
  if (authority === undefined || clientId === undefined)
    return { authority: `${origin}${identityPath}`, clientId: siteClientId }
  return { authority, clientId, ...(audience !== undefined && { audience }) }
}

export const signInIssuer = fetchedOnce(async (origin: string): Promise<SignInIssuer> => {
  const appData = await loadAppData({ fetch: (input, init) => fetch(input, init) })
  // Nobody is to be sent to the wrong issuer because a file did not come.
  if (appData === undefined) throw new Error('The settings of the site did not come')
  return issuerOf(appData.identity, origin)
})
